import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { fitOf } from "../../ui/model-viewer/engine/fit-of.ts";
import type { Extent, Fit } from "../../ui/model-viewer/engine/framing.ts";
import type { Pose } from "../../ui/model-viewer/engine/stage.ts";
import type { LookName } from "../../ui/model-viewer/look-names.ts";
import type { Viewer } from "../../ui/model-viewer/open-viewer.ts";
import { stageStyle } from "../../ui/stage-style.ts";
import { useHeldModel } from "./use-held-model.ts";

export type PairMode = "wipe" | "side" | "difference";

interface Side {
  label: string;
  url: string | null;
  wireUrl: string | null;
  /** Rendered, of the look that is worn: all there is where no model can be drawn. */
  picture: string | null;
  facts?: string;
}

interface Props {
  mode: PairMode;
  look: LookName;
  before: Side;
  after: Side;
  stageHue: number | null;
  /** Of the model, in metres. */
  size?: Extent | undefined;
}

/** Two models held alike: turning one turns both. */
export function Pair({ mode, look, before, after, stageHue, size }: Props) {
  const viewers = useRef<{ before: Viewer | null; after: Viewer | null }>({ before: null, after: null });
  const [wipe, setWipe] = useState(50);
  const fit: Fit = size ? fitOf(size) : "whole";
  const settle = useCallback((which: "before" | "after", viewer: Viewer | null) => {
    viewers.current[which] = viewer;
    const { before: one, after: other } = viewers.current;
    // Each would be shown from its own best side.
    if (one && other) one.hold(other.pose());
  }, []);
  const follow = useCallback((which: "before" | "after", pose: Pose) => viewers.current[which]?.hold(pose), []);
  const isSide = mode === "side";
  return (
    <div style={stageStyle(stageHue)} className="relative isolate aspect-4/3 overflow-hidden bg-stage md:aspect-16/9">
      <Half
        side={before}
        look={look}
        fit={fit}
        onViewer={(viewer) => settle("before", viewer)}
        onMoved={(pose) => follow("after", pose)}
        className={isSide ? "inset-y-0 left-0 w-1/2" : "inset-0"}
      />
      <Half
        side={after}
        look={look}
        fit={fit}
        onViewer={(viewer) => settle("after", viewer)}
        onMoved={(pose) => follow("before", pose)}
        className={classNames(
          isSide ? "inset-y-0 right-0 w-1/2 border-l border-line-strong" : "inset-0",
          mode === "difference" && "mix-blend-difference",
        )}
        clip={mode === "wipe" ? wipe : 0}
      />
      {mode === "wipe" && <Handle at={wipe} onMove={setWipe} />}
      <Corner className="top-3 left-3">{before.label}</Corner>
      <Corner className="top-3 right-3 text-sky">{after.label}</Corner>
      {mode === "difference" ? (
        <Corner className="bottom-3 left-3">What changed is bright, what didn't is black</Corner>
      ) : (
        <>
          {before.facts && <Corner className="bottom-3 left-3 max-md:hidden">{before.facts}</Corner>}
          {after.facts && <Corner className="right-3 bottom-3 max-md:hidden">{after.facts}</Corner>}
        </>
      )}
    </div>
  );
}

const Corner = ({ className, children }: { className: string; children: string }) => (
  <p className={classNames("pointer-events-none absolute rounded-xs bg-bg px-2 py-1 type-label tabular-nums", className)}>{children}</p>
);

interface HalfProps {
  side: Side;
  look: LookName;
  fit: Fit;
  onViewer: (viewer: Viewer | null) => void;
  onMoved: (pose: Pose) => void;
  className: string;
  /** Percent hidden from the left. */
  clip?: number;
}

function Half({ side, look, fit, onViewer, onMoved, className, clip = 0 }: HalfProps) {
  const box = useRef<HTMLDivElement>(null);
  const { hasFailed, viewer } = useHeldModel({ box, url: side.url, fit, onMoved });
  const told = useRef(onViewer);
  useEffect(() => {
    told.current = onViewer;
  });
  useEffect(() => {
    told.current(viewer);
    return () => told.current(null);
  }, [viewer]);
  useEffect(() => {
    // It was closed meanwhile.
    viewer?.wear(look, look === "wireframe" ? side.wireUrl : null).catch(() => {});
  }, [viewer, look, side.wireUrl]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (viewer?.press(event.key)) event.preventDefault();
  };
  const isPictured = viewer === null;
  return (
    <div className={classNames("absolute bg-stage", className)} style={clip > 0 ? { clipPath: `inset(0 0 0 ${clip}%)` } : undefined}>
      {isPictured && side.picture && <img src={side.picture} alt={side.label} className="absolute inset-0 size-full object-contain" />}
      {isPictured && !side.picture && <Icon name="box" size={56} className="absolute inset-0 m-auto text-faint" />}
      <div
        ref={box}
        role="application"
        aria-label={`${side.label}, 3D model. Arrow keys turn it.`}
        tabIndex={viewer ? 0 : -1}
        onKeyDown={onKeyDown}
        className={classNames("absolute inset-0 touch-pan-y -outline-offset-2", viewer && "cursor-grab active:cursor-grabbing")}
      />
      {hasFailed && (
        <p role="status" className="absolute top-12 left-3 rounded-xs bg-bg px-2 py-1 type-label">
          The 3D view didn't load. This is a rendered image of the same file.
        </p>
      )}
    </div>
  );
}

const STEP = 5;
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** The line between before and after: dragged, or moved by the arrow keys. */
function Handle({ at, onMove }: { at: number; onMove: (percent: number) => void }) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (frame && event.currentTarget.hasPointerCapture(event.pointerId)) onMove(within(((event.clientX - frame.left) / frame.width) * 100));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP, Home: -100, End: 100 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(within(at + by));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label="Wipe between before and after"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={at}
      aria-valuetext={`${at}% before, ${100 - at}% after`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={onKeyDown}
      style={{ left: `${at}%` }}
      className="absolute inset-y-0 z-1 w-11 -translate-x-1/2 cursor-ew-resize touch-none before:absolute before:inset-y-0 before:left-1/2 before:w-0.5 before:-translate-x-1/2 before:bg-text"
    >
      <span className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-items-center rounded-full bg-text text-bg shadow-raised">
        <Icon name="chevron-left" size={16} className="absolute left-0.5" />
        <Icon name="chevron-right" size={16} className="absolute right-0.5" />
      </span>
    </div>
  );
}
