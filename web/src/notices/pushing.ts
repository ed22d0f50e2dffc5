// Letting this browser be told while no page is open: asked for only when somebody wishes it.
import { get, post, remove } from "$/server/api";
import type { components } from "$/server/generated/openapi";
import { bytesOf, given } from "./subscription";

export type NoticeState = components["schemas"]["NoticeState"];

const WORKER = "/push.js";

/** The person, or the browser for them, does not let itself be told. */
export class NotAllowed extends Error {}

/** Whether this browser can be told at all; over plain HTTP it cannot. */
export const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Where this browser is told, if it is. */
export async function ownEndpoint(): Promise<string | null> {
  if (!canBeTold()) return null;
  const kept = await navigator.serviceWorker.getRegistration("/");
  return (await kept?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Be told here from now on; the browser asks the person once. */
export async function tellHere(label: string): Promise<NoticeState> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed();
  await navigator.serviceWorker.register(WORKER, { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await get<components["schemas"]["PushKey"]>("/notices/key");
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = await pushManager.subscribe(wish).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe(); // made with another key, for a server that is gone
    return pushManager.subscribe(wish);
  });
  return post<NoticeState>("/me/notices/devices", given(subscription, label));
}

/** Tell one of the person's browsers nothing more; this one lets go of it too. */
export async function tellNoMore(device: NoticeState["devices"][number]): Promise<NoticeState> {
  if (device.endpoint === (await ownEndpoint())) {
    const kept = await navigator.serviceWorker.getRegistration("/");
    await (await kept?.pushManager.getSubscription())?.unsubscribe();
  }
  return remove<NoticeState>(`/me/notices/devices/${device.id}`);
}
