import type { PostMedium } from "@blenda/domain/community/model";
import { type FocusEvent, lazy, type PointerEvent, Suspense, useEffect, useId, useRef } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import { useLiveModelOf } from "../data/live-model.ts";

const InlineViewer = lazy(() => import("../../ui/model-viewer/inline-viewer.tsx").then((module) => ({ default: module.InlineViewer })));

/** A mouse on its way elsewhere crosses many posts; only one it rests on is meant. */
const REST_MS = 140;
/** The part of the window people look at while they scroll. */
const READING = "-15% 0px -45% 0px";

/** A model of a post: live where it is read, pointed at or pressed, its picture everywhere else. */
export function PostModel({ medium, label }: { medium: PostMedium; label: string }) {
  const { isLive, isAsked, take } = useLiveModelOf(useId());
  const box = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useRef(take);
  useEffect(() => {
    read.current = take;
  });
  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && read.current(false), { rootMargin: READING });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => () => clearTimeout(resting.current), []);
  const whilePointed = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") resting.current = setTimeout(() => take(false), REST_MS);
    },
    onPointerLeave: () => clearTimeout(resting.current),
    onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && take(false),
  };
  const still = <Still medium={medium} label={label} onOpen={() => take(true)} />;
  return (
    <div ref={box} {...whilePointed}>
      {isLive ? (
        <Suspense fallback={still}>
          <InlineViewer
            label={label}
            url={medium.url}
            posterUrl={medium.posterUrl}
            stageHue={medium.stageHue}
            triangles={medium.triangles}
            isAsked={isAsked}
          />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

/** In the place and size of the live one. */
function Still({ medium, label, onOpen }: { medium: PostMedium; label: string; onOpen: () => void }) {
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
      <Button size="small" icon="rotate-3d" className="absolute top-3 left-3 md:top-4 md:left-4" onClick={onOpen}>
        View in 3D
      </Button>
    </div>
  );
}
