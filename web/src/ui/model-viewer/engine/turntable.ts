import { once } from "../once.ts";
import { type OpenEngine, openEngine } from "../open-engine.ts";
import { boxOf } from "../open-viewer.ts";
import { createDrawLoop } from "./draw-loop.ts";
import { isReducedMotion } from "./motion.ts";

const TURN_SECONDS = 14;
/** The first second picks up speed, so that the poster does not jerk into motion. */
const RAMP_SECONDS = 1;
/** A stage that is not used gives its memory back. */
const IDLE_MS = 30_000;

interface SharedEngine extends OpenEngine {
  /** Ends the turn of the stage's present user. */
  leave: () => void;
  idle: ReturnType<typeof setTimeout> | undefined;
}

/** One canvas for every card of the page: browsers allow only a handful of them, and only one model turns at a time. */
let shared: Promise<SharedEngine> | undefined;

async function claimStage(leave: () => void): Promise<SharedEngine> {
  shared ??= openEngine(release).then((opened) => ({ ...opened, leave: () => {}, idle: undefined }));
  const held = await shared.catch((error: unknown) => {
    // The next card tries again.
    shared = undefined;
    throw error;
  });
  clearTimeout(held.idle);
  held.leave();
  held.leave = leave;
  return held;
}

/** Also when the browser took the graphics away: the next card begins anew. */
async function release(): Promise<void> {
  const held = await shared;
  shared = undefined;
  held?.leave();
  clearTimeout(held?.idle);
  held?.canvas.remove();
  void held?.engine.close();
}

interface Turn {
  box: HTMLElement;
  url: string;
  onReady: () => void;
  signal: AbortSignal;
}

/** Puts the model into the box and turns it slowly until the signal ends it. Offscreen and in hidden tabs it rests. */
export async function turnModel({ box, url, onReady, signal }: Turn): Promise<void> {
  const closing: (() => void)[] = [];
  const end = once(() => {
    for (const act of closing) act();
  });
  const held = await claimStage(end);
  const { canvas, engine } = held;
  closing.push(() => {
    if (held.leave !== end) return;
    canvas.remove();
    engine.clear().catch(() => {});
    held.idle = setTimeout(() => void release(), IDLE_MS);
  });
  if (signal.aborted) return end();
  signal.addEventListener("abort", end, { once: true });
  box.prepend(canvas);
  const { home } = await engine.show(url, "whole", boxOf(box));
  // The poster below gives way to a picture and not to nothing.
  await engine.draw({ pose: home, isMoving: true, clipSeconds: 0 });
  if (signal.aborted || held.leave !== end) return;
  let seconds = 0;
  let speed = 0;
  const loop = createDrawLoop(box, async (passed) => {
    speed = Math.min(1, speed + passed / RAMP_SECONDS);
    seconds += passed * speed;
    const pose = { ...home, yaw: home.yaw + (seconds / TURN_SECONDS) * 2 * Math.PI };
    const { tookMs } = await engine.draw({ pose, isMoving: true, clipSeconds: 0 });
    return { isMoving: !isReducedMotion(), tookMs };
  });
  closing.unshift(loop.stop);
  onReady();
  loop.start(() => void engine.resize(boxOf(box)));
}
