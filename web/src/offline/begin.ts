// Lets the client speak with this device instead of a server; said by the page of the site before anything is asked.
import { speakThrough } from "$/server/transport";
import { device } from "./device.svelte";
import { onDevice } from "./on_device";

export function begin(hash: string): void {
  speakThrough(onDevice);
  device.begin(hash);
}
