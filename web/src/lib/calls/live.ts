import type { Note } from "@blenda/domain/live/contract";
import type { QueryClient } from "@tanstack/react-query";
import { markStale } from "./mark-stale.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/**
 * One tab holds the stream and passes its notes on: over HTTP/1.1 a browser opens six connections per site, so a stream
 * in each of six tabs would leave none for questions. When that tab closes, the lock goes to the next.
 */
const channel = new BroadcastChannel("live");
const LOCK = "live";

let current: AbortController | undefined;

/** Asks again exactly the questions the notes name. Resolves once a stream stands: what is asked after that misses nothing. */
export function followLive(cache: QueryClient): Promise<void> {
  const standing = Promise.withResolvers<void>();
  channel.onmessage = ({ data }: MessageEvent<Note | "restart">) => (data === "restart" ? current?.abort() : markStale(cache, data));
  const leadNow = () => follow(cache, standing.resolve);
  const leadLater = () => {
    standing.resolve(); // another tab's stream stands already
    return navigator.locks.request(LOCK, () => follow(cache));
  };
  // Locks exist only on https and localhost; elsewhere each tab follows on its own.
  if (!navigator.locks) void leadNow();
  else void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && leadNow()).then(leadLater);
  return standing.promise;
}

/** Who asks has changed, so the stream must be opened anew, whichever tab holds it. */
export function restartLive(): void {
  current?.abort();
  channel.postMessage("restart");
}

/** Without `stands` this stream continues an earlier one, so its opening means: something may have been missed. */
async function follow(cache: QueryClient, stands?: () => void): Promise<never> {
  let pause = FIRST_PAUSE_MS;
  for (let opened = stands; ; opened = undefined) {
    current = new AbortController();
    let isOpening = true;
    await listen(current.signal, (note) => {
      if (isOpening && opened) opened();
      else pass(cache, isOpening ? { resync: true } : note);
      isOpening = false;
      pause = FIRST_PAUSE_MS;
    });
    if (!current.signal.aborted) await new Promise((resume) => setTimeout(resume, pause * (0.5 + Math.random() / 2)));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Until the network, the server or we ourselves end it; all three are met by coming back. The browser's own way back would not be heard. */
function listen(signal: AbortSignal, hear: (note: Note) => void): Promise<void> {
  return new Promise((over) => {
    const stream = new EventSource("/api/live/changes");
    const end = () => {
      stream.close();
      over();
    };
    stream.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data));
    stream.onerror = end;
    stream.addEventListener("done", end);
    signal.addEventListener("abort", end);
  });
}

function pass(cache: QueryClient, note: Note): void {
  channel.postMessage(note);
  markStale(cache, note);
}
