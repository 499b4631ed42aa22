import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Storage } from "../platform/outside/storage/storage.ts";

/** The place where its pieces are put together. Ids are ours, so no name a person chose becomes a path. */
export const placeOf = ({ incoming }: Pick<Storage, "incoming">, id: string): string => join(incoming, id);

/** How much of it lies there; `null`: it does not. */
export async function bytesAt(path: string): Promise<number | null> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return null;
  });
  return found?.size ?? null;
}

/** Small enough that no other request waits for a piece to be hashed. */
const PIECE_BYTES = 256 * 1024;

/** All of a file, through one buffer: gigabytes leave nothing to be collected. A piece is only good until the next one is asked for. */
export async function* piecesAt(path: string): AsyncGenerator<Buffer, void> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafeSlow(PIECE_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, PIECE_BYTES, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** On the disk itself when it returns. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
