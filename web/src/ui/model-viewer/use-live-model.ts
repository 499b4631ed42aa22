import { type RefObject, useEffect, useRef, useState } from "react";
import type { Fit } from "./framing.ts";
import type { Viewer } from "./open-viewer.ts";

/**
 * `poster`: nothing was asked for yet. `offered`: it waits for a press, because the connection is slow or costly. `none`: this
 * browser draws no models. `failed`: it did not arrive, or the browser took the graphics away.
 */
export type Phase = "poster" | "offered" | "loading" | "live" | "failed" | "none";

/** Begins to load when the box is this close. */
const NEAR = "300px";
/** The poster and the page's words come first, but not for ever. */
const LATEST_MS = 4_000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isConnectionPrecious(): boolean {
  const { saveData, effectiveType = "" } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith("2g");
}

interface Wishes {
  box: RefObject<HTMLElement | null>;
  url: string | null;
  fit: Fit;
  /** The picture in its place is there; before that, the model would only slow it down. */
  hasPoster: boolean;
  onHeld: () => void;
  onClipTime: (seconds: number) => void;
}

/** A model in a box: loaded when it comes near, drawn, and given back when the page is left. */
export function useLiveModel({ box, url, fit, hasPoster, onHeld, onClipTime }: Wishes): {
  phase: Phase;
  viewer: Viewer | null;
  open: () => void;
} {
  const [phase, setPhase] = useState<Phase>(() => (url !== null && isConnectionPrecious() ? "offered" : "poster"));
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [wanted, setWanted] = useState(0);
  const told = useRef({ onHeld, onClipTime });
  useEffect(() => {
    told.current = { onHeld, onClipTime };
  });

  useEffect(() => {
    const place = box.current;
    if (!place || url === null || isConnectionPrecious()) return;
    return whenNear(place, hasPoster ? 0 : LATEST_MS, () => setWanted((times) => Math.max(1, times)));
  }, [box, url, hasPoster]);

  useEffect(() => {
    const place = box.current;
    if (!place || url === null || wanted === 0) return;
    const leaving = new AbortController();
    const end = (next: Phase) => {
      leaving.abort();
      setViewer(null);
      setPhase(next);
    };
    const show = async () => {
      setPhase("loading");
      const { openViewer } = await import("./open-viewer.ts");
      const opened = await openViewer({
        box: place,
        url,
        fit,
        signal: leaving.signal,
        onHeld: () => told.current.onHeld(),
        onLost: () => end("failed"),
        onClipTime: (seconds) => told.current.onClipTime(seconds),
      });
      setViewer(opened);
      setPhase("live");
    };
    show().catch((error: unknown) => {
      if (!leaving.signal.aborted) end(isNoGraphics(error) ? "none" : "failed");
    });
    return () => leaving.abort();
  }, [box, url, fit, wanted]);

  return { phase, viewer, open: () => setWanted((times) => times + 1) };
}

/** By name: its class lives in the code that is loaded late. */
const isNoGraphics = (error: unknown): boolean => error instanceof Error && error.name === "NoGraphics";

function whenNear(place: HTMLElement, delayMs: number, act: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const sight = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      waiting = setTimeout(act, delayMs);
    },
    { rootMargin: NEAR },
  );
  sight.observe(place);
  return () => {
    sight.disconnect();
    clearTimeout(waiting);
  };
}
