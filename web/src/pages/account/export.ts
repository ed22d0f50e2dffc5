/** Everything that the server keeps about a person. */
export interface Export {
  person: Record<string, unknown>;
  devices: { device: string; created: number; expires: number }[];
  tables: Record<string, unknown>[];
  chat: Record<string, unknown>[];
}
