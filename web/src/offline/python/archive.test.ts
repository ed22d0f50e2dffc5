import { expect, test } from "vitest";
import { unpackInto, type Folders } from "./archive";

const PACKED = 8;

/** A file as it lies in an archive: a head of 30 bytes, its name, and what is in it. */
function entry(name: string, text: string, method = 0): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(text.length, 18);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), Buffer.from(text)]);
}

class Shelf implements Folders {
  made: string[] = [];
  files: Record<string, string> = {};
  mkdirTree(path: string): void {
    this.made.push(path);
  }
  writeFile(path: string, bytes: Uint8Array): void {
    this.files[path] = new TextDecoder().decode(bytes);
  }
}

test("every file of an archive is put into its folder, and a folder is made once", () => {
  const shelf = new Shelf();
  const index = Buffer.alloc(60, "PK"); // what follows the files is of no use here
  const files = [entry("serai/__init__.py", ""), entry("serai/khan.py", "yurt"), entry("top.txt", "steppe")];
  unpackInto(shelf, "/serai", Buffer.concat([...files, index]));
  expect(shelf.files).toEqual({
    "/serai/serai/__init__.py": "",
    "/serai/serai/khan.py": "yurt",
    "/serai/top.txt": "steppe",
  });
  expect(shelf.made).toEqual(["/serai/serai", "/serai"]);
});

test("a file that is packed is refused", () => {
  expect(() => unpackInto(new Shelf(), "/serai", entry("a", "b", PACKED))).toThrow("packed");
});
