// The way of a game from this device to the server: out as a record, in as any other record.
import { Refused, Unreachable, type Told } from "$/server/api";
import { SERVER } from "$/server/transport";
import { replayAddress } from "$/table/places";
import { say, spoken } from "$/words/words.svelte";
import { onDevice } from "../on_device";

/** Put the game there; gives the whole address of its replay: one that begins with / would be a page of this site. */
export async function putOnServer(table: string): Promise<string> {
  const record = await onDevice.request("GET", `/tables/${table}/record.json`);
  if (record.status !== 200) throw new Refused(record.status, JSON.parse(record.body) as Told);
  if ((await asked("GET", "/who")) === null)
    await asked("POST", "/guest", { name: say("traveller"), language: spoken.language });
  const opened = (await asked("POST", "/records", { record: record.body })) as { table: string };
  return new URL(replayAddress(opened.table, 0).slice(1), new URL(SERVER!, location.href)).href;
}

async function asked(method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  const wish = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = await fetch(`${SERVER}api/v1${path}`, wish).catch(() => {
    throw new Unreachable("the server does not answer");
  });
  const value: unknown = await answer.json();
  if (!answer.ok) throw new Refused(answer.status, value as Told);
  return value;
}
