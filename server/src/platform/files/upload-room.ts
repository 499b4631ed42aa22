import { refusal } from "../requests/refusal.ts";

/** Whole files are held in memory while they arrive and are looked at; so much of that there is room for. */
const MOST = { uploadsOfOne: 6, bytesOfOne: 128 * 1024 ** 2, bytesOfAll: 512 * 1024 ** 2 } as const;
const RETRY_AFTER_SECONDS = 5;

/** Takes room for one upload from the moment it is announced. Answers how to give it back; doing so again changes nothing. */
export type ReserveRoom = (userId: string, bytes: number) => () => void;

export function makeUploadRoom(): ReserveRoom {
  const taken = new Map<string, { uploads: number; bytes: number }>();
  let bytesOfAll = 0;
  return (userId, bytes) => {
    const own = taken.get(userId) ?? { uploads: 0, bytes: 0 };
    const isRoom = own.uploads < MOST.uploadsOfOne && own.bytes + bytes <= MOST.bytesOfOne && bytesOfAll + bytes <= MOST.bytesOfAll;
    if (!isRoom) throw refusal("BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const change = (uploads: number, more: number) => {
      own.uploads += uploads;
      own.bytes += more;
      bytesOfAll += more;
    };
    taken.set(userId, own);
    change(1, bytes);
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      change(-1, -bytes);
      if (own.uploads === 0) taken.delete(userId);
    };
  };
}
