import { createDrawLoop } from "./draw-loop.ts";
import { type LoadedModel, loadModel } from "./load-model.ts";
import { isReducedMotion } from "./motion.ts";
import { once } from "./once.ts";
import { createStage, type Stage } from "./stage.ts";

const TURN_SECONDS = 14;
/** The first second picks up speed, so that the poster does not jerk into motion. */
const RAMP_SECONDS = 1;
/** A stage nobody uses gives its memory back. */
const IDLE_MS = 30_000;

interface Shared {
  stage: Stage;
  /** Ends the turn of whoever has the stage now. */
  leave: () => void;
  idle: ReturnType<typeof setTimeout> | undefined;
}

/** One canvas for every card of the page: browsers allow only a handful of them, and only one model turns at a time. */
let shared: Shared | undefined;

function takeStage(leave: () => void): Shared {
  if (shared?.stage.renderer.getContext().isContextLost()) {
    shared.leave();
    release(shared);
  }
  shared ??= { stage: createStage(), leave, idle: undefined };
  clearTimeout(shared.idle);
  if (shared.leave !== leave) shared.leave();
  shared.leave = leave;
  return shared;
}

function release(held: Shared): void {
  held.stage.canvas.remove();
  held.stage.dispose();
  if (shared === held) shared = undefined;
}

interface Turn {
  box: HTMLElement;
  url: string;
  onReady: () => void;
  signal: AbortSignal;
}

/** Puts the model into the box and turns it slowly until the signal ends it. Offscreen and in hidden tabs it rests. */
export async function turnModel({ box, url, onReady, signal }: Turn): Promise<void> {
  const model = await loadModel(url, signal);
  const held = takeStage(() => end());
  const { stage } = held;
  const turning = startTurning(stage, model, box, onReady);
  const end = once(() => {
    turning.stop();
    stage.clear();
    stage.canvas.remove();
    model.dispose();
    held.idle = setTimeout(() => release(held), IDLE_MS);
  });
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
}

function startTurning(stage: Stage, model: LoadedModel, box: HTMLElement, onReady: () => void): { stop: () => void } {
  const isStill = isReducedMotion();
  stage.resize(box.clientWidth, box.clientHeight);
  const pose = stage.show(model);
  let seconds = 0;
  let speed = 0;
  const loop = createDrawLoop(box, (passed) => {
    speed = Math.min(1, speed + passed / RAMP_SECONDS);
    seconds += passed * speed;
    stage.draw({ ...pose, yaw: pose.yaw + (seconds / TURN_SECONDS) * 2 * Math.PI });
    return !isStill;
  });
  stage.canvas.className = "block size-full";
  // Drawn before it enters the page, so that the poster below gives way to a picture and not to nothing.
  stage.draw(pose);
  box.prepend(stage.canvas);
  onReady();
  loop.start(stage.resize);
  return loop;
}
