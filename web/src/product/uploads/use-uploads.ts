import { useEffect, useRef, useState } from "react";
import { newKey } from "../../lib/calls/key.ts";
import { typeOfFile } from "./file-type.ts";
import { Busy, upload } from "./upload.ts";

/** A file on its way, or one that did not arrive. */
export interface UploadProgress {
  key: string;
  name: string;
  type: string;
  bytes: number;
  /** When it began to be sent, the last time. */
  since: number;
  percent: number;
  /** We had no time for it: it is sent again by itself in a minute. */
  isDelayed: boolean;
  error: string | null;
}

interface Rules<Out> {
  address: `/api/${string}`;
  /** What to say when no sentence comes back. */
  failed: string;
  /** A sentence for what would be refused anyway, before megabytes are sent to learn that. */
  faultOf: (file: File, type: string) => string | null;
  onDone: (out: Out) => void;
}

/** So often by itself, before its owner is asked to. */
const TRIES = 3;
const AGAIN_AFTER_MS = 60_000;

/** Several files at once, each with its own progress and its own way to stop. Leaving the screen stops all of them. */
export function useUploads<Out>({ address, failed, faultOf, onDone }: Rules<Out>) {
  const [uploads, setUploads] = useState<UploadProgress[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const files = useRef(new Map<string, File>());
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const change = (key: string, next: Partial<UploadProgress>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const dismiss = (key: string) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    files.current.delete(key);
    setUploads((before) => before.filter((one) => one.key !== key));
  };

  const add = (file: File) => {
    const key = newKey();
    const type = typeOfFile(file);
    const fault = faultOf(file, type);
    setUploads((before) => [
      ...before,
      { key, name: file.name, type, bytes: file.size, since: Date.now(), percent: 0, isDelayed: false, error: fault },
    ]);
    if (fault === null) send(key, file, type);
  };

  const send = (key: string, file: File, type: string, triesLeft = TRIES) => {
    files.current.set(key, file);
    const stop = new AbortController();
    stops.current.set(key, stop);
    upload<Out>({
      address: `${address}${address.includes("?") ? "&" : "?"}name=${encodeURIComponent(file.name)}`,
      body: file,
      type,
      onProgress: (percent) => change(key, { percent }),
      signal: stop.signal,
      failed,
    }).then(
      (out) => {
        dismiss(key);
        onDone(out);
      },
      (error: Error) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof Busy) || triesLeft === 0) return change(key, { error: error.message });
        change(key, { isDelayed: true });
        const again = setTimeout(() => {
          change(key, { isDelayed: false, percent: 0, since: Date.now() });
          send(key, file, type, triesLeft - 1);
        }, AGAIN_AFTER_MS);
        stop.signal.addEventListener("abort", () => clearTimeout(again), { once: true });
      },
    );
  };
  /** Once more, with the same file. */
  const retry = ({ key, type }: UploadProgress) => {
    const file = files.current.get(key);
    if (!file) return;
    change(key, { error: null, percent: 0, since: Date.now() });
    send(key, file, type);
  };
  const isSending = uploads.some(({ error }) => error === null);
  /** What our rules refuse would be refused again. */
  const canRetry = ({ key }: UploadProgress): boolean => files.current.has(key);
  return { uploads, isSending, add: (chosen: Iterable<File>) => [...chosen].forEach(add), dismiss, retry, canRetry };
}
