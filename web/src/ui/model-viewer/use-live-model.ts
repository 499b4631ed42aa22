import { type RefObject, useEffect, useRef, useState } from "react";
import type { Fit } from "./engine/framing.ts";
import type { Viewer } from "./open-viewer.ts";

/**
 * `poster`: it waits for a press, or for a browser with nothing else to do. `none`: this browser draws no models. `failed`: it did
 * not arrive, or the browser took the graphics away.
 */
export type Phase = "poster" | "loading" | "live" | "failed" | "none";

/** Begins to load when the box is this close. */
const NEAR = "300px";

interface Wishes {
  box: RefObject<HTMLElement | null>;
  url: string | null;
  fit: Fit;
  /** This very model was opened: it need not be asked for again. */
  isAsked: boolean;
  /** The picture in its place is there; before that, the model would only slow it down. */
  hasPoster: boolean;
  onHeld: () => void;
  onClipTime: (seconds: number) => void;
}

/** A model in a box: fetched when it is asked for, drawn in a thread of its own, and given back when the page is left. */
export function useLiveModel({ box, url, fit, isAsked, hasPoster, onHeld, onClipTime }: Wishes): {
  phase: Phase;
  viewer: Viewer | null;
  open: () => void;
} {
  const [phase, setPhase] = useState<Phase>("poster");
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [wanted, setWanted] = useState(isAsked ? 1 : 0);
  const told = useRef({ onHeld, onClipTime });
  useEffect(() => {
    told.current = { onHeld, onClipTime };
  });

  useEffect(() => {
    const place = box.current;
    if (!place || url === null || !hasPoster) return;
    return whenNear(place, async (signal) => {
      const { canStartAlone } = await import("./can-start-alone.ts");
      if (await canStartAlone(signal)) setWanted((times) => Math.max(1, times));
    });
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

/** By name: its class lives in another thread. */
const isNoGraphics = (error: unknown): boolean => error instanceof Error && error.name === "NoGraphics";

function whenNear(place: HTMLElement, act: (signal: AbortSignal) => Promise<void>): () => void {
  const leaving = new AbortController();
  const sight = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      // Not known is no: then it waits for a press.
      act(leaving.signal).catch(() => {});
    },
    { rootMargin: NEAR },
  );
  sight.observe(place);
  return () => {
    leaving.abort();
    sight.disconnect();
  };
}
