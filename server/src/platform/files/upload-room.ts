/** Whole files are held in memory while they arrive and are looked at; so much of that there is room for. */
const MOST = { uploadsOfOne: 6, bytesOfOne: 128 * 1024 ** 2, bytesOfAll: 512 * 1024 ** 2 } as const;

import { refusal } from "../requests/refusal.ts";

const RETRY_AFTER_SECONDS = 5;

interface Taken {
  uploads: number;
  bytes: number;
}

const taken = new Map<string, Taken>();
let bytesOfAll = 0;

/** Takes room for one upload from the moment it is announced. Answers how to give it back; doing so again changes nothing. */
export function takeRoom(userId: string, bytes: number): () => void {
  const own = taken.get(userId) ?? { uploads: 0, bytes: 0 };
  const isRoom = own.uploads < MOST.uploadsOfOne && own.bytes + bytes <= MOST.bytesOfOne && bytesOfAll + bytes <= MOST.bytesOfAll;
  if (!isRoom) throw refusal("BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  taken.set(userId, own);
  change(own, 1, bytes);
  let isBack = false;
  return () => {
    if (isBack) return;
    isBack = true;
    change(own, -1, -bytes);
    if (own.uploads === 0) taken.delete(userId);
  };
}

function change(own: Taken, uploads: number, bytes: number): void {
  own.uploads += uploads;
  own.bytes += bytes;
  bytesOfAll += bytes;
}
