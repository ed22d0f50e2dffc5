// A file that a server would hand out, asked of this device and saved by the browser.
import { onDevice } from "./on_device";

const API = "/api/v1";

/** Save what a link with `download` leads to. */
export async function save(link: HTMLAnchorElement): Promise<void> {
  const path = link.pathname.slice(API.length);
  const { status, kind, body } = await onDevice.request("GET", path + link.search);
  if (status !== 200) return;
  const place = URL.createObjectURL(new Blob([body], { type: kind }));
  const saved = Object.assign(document.createElement("a"), { href: place, download: nameOf(path) });
  saved.click();
  setTimeout(() => URL.revokeObjectURL(place));
}

/** The last parts of the path, as `table-record.json`. */
const nameOf = (path: string): string => path.split("/").slice(-2).join("-");
