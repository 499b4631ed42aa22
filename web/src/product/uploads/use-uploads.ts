import { useEffect, useRef, useState } from "react";
import { newKey } from "../../lib/calls/key.ts";
import { typeOfFile } from "./file-type.ts";
import { upload } from "./upload.ts";

/** A file on its way, or one that did not arrive. */
export interface Uploading {
  key: string;
  name: string;
  percent: number;
  error: string | null;
}

interface Rules<Out> {
  address: `/api/${string}`;
  /** What to say when no sentence comes back. */
  failed: string;
  /** A sentence for what would be refused anyway: nobody waits for megabytes to learn that. */
  faultOf: (file: File, type: string) => string | null;
  onDone: (out: Out) => void;
}

/** Several files at once, each with its own progress and its own way to stop. Leaving the screen stops all of them. */
export function useUploads<Out>({ address, failed, faultOf, onDone }: Rules<Out>) {
  const [uploads, setUploads] = useState<Uploading[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const change = (key: string, next: Partial<Uploading>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const dismiss = (key: string) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setUploads((before) => before.filter((one) => one.key !== key));
  };

  const send = (file: File) => {
    const key = newKey();
    const type = typeOfFile(file);
    const fault = faultOf(file, type);
    setUploads((before) => [...before, { key, name: file.name, percent: 0, error: fault }]);
    if (fault) return;
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
      (error: Error) => !stop.signal.aborted && change(key, { error: error.message }),
    );
  };
  const isSending = uploads.some(({ error }) => error === null);
  return { uploads, isSending, add: (files: Iterable<File>) => [...files].forEach(send), dismiss };
}
