import { type RefObject, useEffect, useRef, useState } from "react";
import type { Fit } from "../../ui/model-viewer/engine/framing.ts";
import type { Pose } from "../../ui/model-viewer/engine/stage.ts";
import type { Viewer } from "../../ui/model-viewer/open-viewer.ts";

interface Wishes {
  box: RefObject<HTMLElement | null>;
  url: string | null;
  fit: Fit;
  /** A hand or a key moved it. */
  onMoved: (pose: Pose) => void;
}

/** A model that is held together with another: opened at once, without turntable and clips. */
export function useHeldModel({ box, url, fit, onMoved }: Wishes): { viewer: Viewer | null; hasFailed: boolean } {
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const told = useRef(onMoved);
  useEffect(() => {
    told.current = onMoved;
  });
  useEffect(() => {
    const place = box.current;
    if (!place || url === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = () => {
      if (signal.aborted) return;
      setViewer(null);
      setFailed(true);
    };
    const show = async () => {
      const { openViewer } = await import("../../ui/model-viewer/open-viewer.ts");
      const moved = (pose: Pose) => told.current(pose);
      setViewer(await openViewer({ box: place, url, fit, signal, onMoved: moved, onHeld: () => {}, onLost: fail, onClipTime: () => {} }));
      setFailed(false);
    };
    show().catch(fail);
    return () => {
      leaving.abort();
      setViewer(null);
    };
  }, [box, url, fit]);
  return { viewer, hasFailed };
}
