import type { PostMedium } from "@blenda/domain/community/model";
import { lazy, Suspense, useEffect, useId, useRef } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TurningModel } from "../../ui/model-viewer/turning-model.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { useTurning } from "../../ui/turning.ts";
import { useLiveModelOf } from "../data/live-model.ts";

const InlineViewer = lazy(() => import("../../ui/model-viewer/inline-viewer.tsx").then((module) => ({ default: module.InlineViewer })));

/** The part of the window people look at while they scroll. */
const READING = "-15% 0px -45% 0px";

/** Not known is no: then it turns while somebody points at it, and opens by a press. */
async function canOpenAlone(signal: AbortSignal): Promise<boolean> {
  const { canStartAlone } = await import("../../ui/model-viewer/can-start-alone.ts");
  return canStartAlone(signal).catch(() => false);
}

/** A model of a post: open where it is pressed, or read and the browser can afford it; turning while somebody points at it, as cards do. */
export function PostModel({ medium, label }: { medium: PostMedium; label: string }) {
  const { isLive, take } = useLiveModelOf(useId());
  const box = useRef<HTMLDivElement>(null);
  const { isTurning, whileHeld } = useTurning(!isLive);
  const read = useRef(take);
  useEffect(() => {
    read.current = take;
  });
  useEffect(() => {
    if (!box.current) return;
    let leaving = new AbortController();
    const watcher = new IntersectionObserver(
      ([entry]) => {
        leaving.abort();
        if (!entry?.isIntersecting) return;
        leaving = new AbortController();
        const { signal } = leaving;
        void canOpenAlone(signal).then((canOpen) => canOpen && !signal.aborted && read.current(false));
      },
      { rootMargin: READING },
    );
    watcher.observe(box.current);
    return () => {
      leaving.abort();
      watcher.disconnect();
    };
  }, []);
  const still = <Still medium={medium} label={label} isTurning={isTurning} onOpen={() => take(true)} />;
  return (
    <div ref={box} {...whileHeld}>
      {isLive ? (
        <Suspense fallback={still}>
          <InlineViewer
            label={label}
            url={medium.url}
            posterUrl={medium.posterUrl}
            stageHue={medium.stageHue}
            triangles={medium.triangles}
            isAsked
          />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

/** In the place and size of the live one. */
function Still({ medium, label, isTurning, onOpen }: { medium: PostMedium; label: string; isTurning: boolean; onOpen: () => void }) {
  return (
    <div style={stageStyle(medium.stageHue)} className="relative aspect-4/3 overflow-hidden bg-stage md:aspect-3/2 md:rounded-md">
      {medium.posterUrl ? (
        <img
          src={medium.posterUrl}
          alt={label}
          width={1024}
          height={768}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      ) : (
        <Icon name="box" size={56} className="absolute inset-0 m-auto text-faint" />
      )}
      {isTurning && <TurningModel url={medium.url} stageHue={medium.stageHue} />}
      <Button size="small" icon="rotate-3d" className="absolute top-3 left-3 md:top-4 md:left-4" onClick={onOpen}>
        View in 3D
      </Button>
    </div>
  );
}
