// What one answers to an invitation.
import { post } from "$/server/api";
import { go } from "$/session/router.svelte";
import { turns } from "$/session/turns.svelte";
import { tableAddress } from "$/table/places";

export async function sitDown(table: string): Promise<void> {
  await post(`/tables/${table}/join`, {});
  go(tableAddress(table));
  await turns.refresh();
}

export async function decline(table: string): Promise<void> {
  await post(`/tables/${table}/decline`);
  await turns.refresh();
}
