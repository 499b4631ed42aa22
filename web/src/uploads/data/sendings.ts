import type { Purpose } from "@blenda/domain/uploads/constants";
import type { Send, SendingEnd } from "./send-file.ts";
import { makeSilence } from "./silence.ts";
import { makeSpeedometer } from "./speedometer.ts";
import type { DroppedFile } from "./upload-item.ts";

/** Whose a file is and what it is for. */
export interface Sender {
  userId: string;
  purpose: Purpose;
  targetId: string;
}

/** `sent`: all of it arrived, and the server has the word from here. */
type SendingState = "queued" | "uploading" | "paused" | "lost" | "sent" | "refused";

/** A file this page has. */
export interface ActiveUpload extends Sender {
  key: string;
  /** The server's, once it knows of it. */
  id: string | null;
  file: File;
  folder: string;
  /** What the server said it has. What is said of it in numbers is this: a reload loses nothing of it. */
  stored: number;
  /** What left this device. */
  sent: number;
  state: SendingState;
  bytesPerSecond: number | null;
  /** Nothing of it got through for a while. */
  isSilent: boolean;
  message: string | null;
  /** When all of it had arrived, by this page's clock. */
  sentAt: number | null;
}

/** So many at once; more would only share the same line. */
const AT_ONCE = 3;

const isOnItsWay = ({ state }: ActiveUpload): boolean => state === "uploading" || state === "queued";

interface Options {
  send: Send;
  newKey: () => string;
  now: () => number;
}

/**
 * The files this page is sending: a store outside of any screen, so that they go on while their owner looks at something else.
 */
export function makeSendings({ send, newKey, now }: Options) {
  let all: readonly ActiveUpload[] = [];
  const stops = new Map<string, () => void>();
  const watchers = new Set<() => void>();

  const publish = (next: readonly ActiveUpload[]) => {
    all = next;
    for (const watcher of watchers) watcher();
  };
  const change = (key: string, by: Partial<ActiveUpload>) => publish(all.map((one) => (one.key === key ? { ...one, ...by } : one)));
  const { hear } = makeSilence((key) => change(key, { isSilent: true, bytesPerSecond: null }));
  const halt = (key: string) => {
    hear(key, false);
    stops.get(key)?.();
    stops.delete(key);
  };

  function begin({ key, file, folder, purpose, targetId, id }: ActiveUpload): void {
    const speedometer = makeSpeedometer(now);
    const ended = (by: Partial<ActiveUpload>) => {
      // Its owner stopped it meanwhile.
      if (!stops.delete(key)) return;
      hear(key, false);
      change(key, { bytesPerSecond: null, isSilent: false, ...by });
      next();
    };
    change(key, { state: "uploading", message: null, isSilent: false });
    hear(key, true);
    // A sender that ends before it began has to find itself here.
    stops.set(key, () => {});
    const stop = send(
      { purpose, targetId, folder, file, id },
      {
        onBegun: (begun) => change(key, { id: begun }),
        onProgress: (sent) => {
          if (!stops.has(key)) return;
          change(key, { sent, bytesPerSecond: speedometer(sent), isSilent: false });
          // All of it is there: the answer is the server's to give.
          hear(key, sent < file.size);
        },
        onStored: (stored) => stops.has(key) && change(key, { stored }),
        onDone: () => ended({ state: "sent", stored: file.size, sent: file.size, sentAt: now() }),
        onStopped: ({ kind, message }: SendingEnd) => ended({ state: kind, message }),
      },
    );
    if (stops.has(key)) stops.set(key, stop);
  }

  function next(): void {
    const waiting = all.find(({ state }) => state === "queued");
    if (!waiting || stops.size >= AT_ONCE) return;
    begin(waiting);
    next();
  }

  const remove = (isGone: (one: ActiveUpload) => boolean) => {
    for (const { key } of all.filter(isGone)) halt(key);
    publish(all.filter((one) => !isGone(one)));
    next();
  };

  return {
    all: () => all,
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    add: (sender: Sender, { file, folder }: DroppedFile, how: { id?: string | null; stored?: number; refused?: string | null } = {}) => {
      const { id = null, stored = 0, refused = null } = how;
      const state = refused === null ? "queued" : "refused";
      const one = {
        ...sender,
        key: newKey(),
        id,
        file,
        folder,
        stored,
        sent: stored,
        state,
        message: refused,
        bytesPerSecond: null,
        isSilent: false,
        sentAt: null,
      } as const;
      publish([...all, one]);
      next();
    },
    pause: (key: string) => {
      halt(key);
      change(key, { state: "paused", bytesPerSecond: null });
      next();
    },
    resume: (key: string) => {
      change(key, { state: "queued", message: null });
      next();
    },
    /** There is no network: whatever is on its way or next goes on when it is back. */
    loseAll: () => {
      for (const { key } of all.filter(isOnItsWay)) halt(key);
      publish(all.map((one) => (isOnItsWay(one) ? { ...one, state: "lost", message: null, bytesPerSecond: null, isSilent: false } : one)));
    },
    resumeLost: () => {
      publish(all.map((one) => (one.state === "lost" ? { ...one, state: "queued", message: null } : one)));
      next();
    },
    remove: (key: string) => remove((one) => one.key === key),
    /** Files are never sent in another's name: the person who was here before takes theirs along. */
    keepOnly: (userId: string) => all.some((one) => one.userId !== userId) && remove((one) => one.userId !== userId),
  };
}
