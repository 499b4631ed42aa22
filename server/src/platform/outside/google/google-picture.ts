import type { Fetch } from "./google.ts";

const WITHIN_MS = 5_000;
const MOST_BYTES = 2 * 1024 * 1024;

/** Google's pictures, and nothing else our server could be sent to. */
export function isGooglePicture(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  const isPlain = port === "" && username === "" && password === "";
  return protocol === "https:" && isPlain && /^lh[3-6]\.googleusercontent\.com$/.test(hostname);
}

/** As large as we show it: Google writes the size it is asked for at the end of the address. */
export const inOurSize = (url: string, sidePx: number): string => url.replace(/=s\d+(-c)?$/, `=s${sidePx}-c`);

/** Bounded in time and bytes; a redirect is refused, for it could lead anywhere. `null` for whatever is not a picture. */
export async function fetchPicture(url: string, fetch: Fetch): Promise<Buffer | null> {
  const asked = { method: "GET", headers: { accept: "image/*" }, redirect: "error", signal: AbortSignal.timeout(WITHIN_MS) } as const;
  const answer = await fetch(url, asked);
  const isPicture = answer.ok && answer.headers.get("content-type")?.startsWith("image/");
  if (!isPicture || !answer.body || Number(answer.headers.get("content-length") ?? 0) > MOST_BYTES) {
    await answer.body?.cancel();
    return null;
  }
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early ends the download.
  for await (const piece of answer.body) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
