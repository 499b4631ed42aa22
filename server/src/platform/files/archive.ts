import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Text is made smaller; pictures, models and archives already are. */
export interface Entry {
  name: string;
  isText: boolean;
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A ZIP as it grows: nothing of it but the piece being written is held in memory. */
export async function* archive(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const written: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure = error;
    written.push(piece);
  });
  const flush = function* () {
    if (failure) throw failure;
    for (const piece of written.splice(0)) yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  };
  for await (const { name, isText, body } of entries) {
    const part = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(part);
    for await (const piece of body) {
      part.push(piece);
      yield* flush();
    }
    part.push(new Uint8Array(0), true);
    yield* flush();
  }
  zip.end();
  yield* flush();
}
