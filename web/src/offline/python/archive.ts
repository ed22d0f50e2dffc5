// An archive whose files lie in it as they are, unpacked into the folders that Python sees.

/** As much of Python's file system as is needed here. */
export interface Folders {
  mkdirTree(path: string): void;
  writeFile(path: string, bytes: Uint8Array, how: { canOwn: boolean }): void;
}

const ENTRY = 0x04034b50; // what the head of each file begins with
const HEAD = 30; // its length, without the name
const [METHOD, SIZE, NAME, MORE] = [8, 18, 26, 28]; // where it says how a file lies there, and how long what follows is

/** Put every file of an archive into a folder. */
export function unpackInto(folders: Folders, folder: string, archive: Uint8Array): void {
  const made = new Set<string>();
  for (const [name, bytes] of filesOf(archive)) {
    const path = `${folder}/${name}`;
    const around = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(around)) folders.mkdirTree(around);
    made.add(around);
    folders.writeFile(path, bytes, { canOwn: true });
  }
}

function* filesOf(archive: Uint8Array): Generator<[string, Uint8Array]> {
  const seen = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const text = new TextDecoder();
  let at = 0;
  while (at + HEAD <= archive.length && seen.getUint32(at, true) === ENTRY) {
    if (seen.getUint16(at + METHOD, true) !== 0) throw new Error("a file of the archive is packed");
    const named = at + HEAD + seen.getUint16(at + NAME, true);
    const begins = named + seen.getUint16(at + MORE, true);
    const ends = begins + seen.getUint32(at + SIZE, true);
    yield [text.decode(archive.subarray(at + HEAD, named)), archive.subarray(begins, ends)];
    at = ends;
  }
}
