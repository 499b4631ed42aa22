import { useCallback, useEffect, useRef, useState } from "react";
import { draftStore } from "../../../lib/storage/draft-store.ts";
import { readKept, toKeep } from "./kept-post.ts";
import type { PostFields } from "./post-fields.ts";

const KEEP_EVERY_MS = 2_000;

/**
 * What is being written. It is kept on this device every two seconds and when the page is left, so that neither a reload nor a closed
 * tab loses it, until it is posted or discarded.
 */
export function usePostDraft(keptAs: string, known: PostFields) {
  const [kept] = useState(() => readKept(draftStore.read(keptAs), Date.now()));
  const [fields, setFields] = useState(kept?.fields ?? known);
  const [savedAt, setSavedAt] = useState(kept?.savedAt ?? null);
  /** What is typed and not kept yet; `null`: all is. */
  const open = useRef<PostFields | null>(null);

  const keep = useCallback(() => {
    if (open.current === null) return;
    const now = Date.now();
    draftStore.write(keptAs, toKeep(open.current, now));
    open.current = null;
    setSavedAt(now);
  }, [keptAs]);
  useEffect(() => {
    const timer = setInterval(keep, KEEP_EVERY_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [keep]);

  const set = useCallback((change: Partial<PostFields> | ((before: PostFields) => Partial<PostFields>)) => {
    setFields((before) => {
      const next = { ...before, ...(typeof change === "function" ? change(before) : change) };
      open.current = next;
      return next;
    });
  }, []);
  const forget = () => {
    open.current = null;
    draftStore.remove(keptAs);
    setSavedAt(null);
  };
  const discard = () => {
    forget();
    setFields(known);
  };
  return { fields, set, savedAt, lost: kept?.lost ?? 0, forget, discard };
}
