// Makes TypeScript types from the server's own descriptions, which lie beside them as JSON.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const folder = new URL("../src/server/generated/", import.meta.url);
const read = async (name) => JSON.parse(await readFile(new URL(name, folder), "utf-8"));
const write = (name, text) => writeFile(new URL(name, folder), text);

await write("openapi.d.ts", astToString(await openapi(await read("openapi.json"))));

const { from_client, to_client, $defs } = await read("socket.json");
const root = {
    title: "Socket",
    type: "object",
    properties: { from_client, to_client },
    required: ["from_client", "to_client"],
    $defs,
};
// An object without declared fields may have any; all others have just those they declare. Rows of fixed length are written the older way.
const opened = (key, value) => {
    if (value?.type === "object" && !value.properties) return { additionalProperties: true, ...value };
    if (!value?.prefixItems) return value;
    const { prefixItems, ...rest } = value;
    return { ...rest, items: prefixItems };
};
const defined = JSON.parse(JSON.stringify(root, opened));
await write("socket.d.ts", await compile(defined, "Socket", { additionalProperties: false, format: false }));
