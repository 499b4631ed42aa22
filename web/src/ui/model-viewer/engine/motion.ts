import { afterKey, attachPointerControls } from "../pointer-controls.ts";
import type { Pose } from "./stage.ts";

const TURN_SECONDS = 24;
/** A drag that is let go in full swing turns on for a moment. */
const GLIDE_SECONDS = 0.35;
const FULL_SWING_MS = 60;

export const isReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How the model is held at this moment: by a hand, by keys, by the turntable, or still. */
export interface Motion {
  readonly pose: Pose;
  readonly isHeld: boolean;
  /** Lets so much time pass; true while it goes on moving by itself. */
  advance: (seconds: number) => boolean;
  setTurning: (isTurning: boolean) => void;
  /** True when the key was one of ours. */
  press: (key: string) => boolean;
  /** Stands in the middle, this near; the key for home leads here from now on. */
  frame: (zoom: number) => void;
  /** Held as another model is; no listener is told of it. */
  hold: (pose: Pose) => void;
  letGo: () => void;
}

interface Wishes {
  box: HTMLElement;
  home: Pose;
  /** The turntable was stopped by a hand or a key. */
  onHeld: () => void;
  /** It was moved by a hand or a key: whatever stands beside it may follow. */
  onMoved?: ((pose: Pose) => void) | undefined;
  wake: () => void;
}

export function createMotion({ box, home, onHeld, onMoved, wake }: Wishes): Motion {
  let pose = home;
  let middle = home;
  let isTurning = false;
  let isHeld = false;
  let swing = { radiansPerSecond: 0, at: 0 };
  let glideSeconds = 0;

  const take = () => {
    if (isTurning) onHeld();
    isTurning = false;
    glideSeconds = 0;
  };
  const letGo = attachPointerControls({
    box,
    pose: () => pose,
    onPose: (next) => {
      const now = performance.now();
      swing = { radiansPerSecond: ((next.yaw - pose.yaw) / Math.max(8, now - swing.at)) * 1000, at: now };
      pose = next;
      onMoved?.(pose);
      wake();
    },
    onGrab: (held) => {
      isHeld = held;
      if (held) take();
      // Held still before it is let go, it stays where it is.
      else if (performance.now() - swing.at < FULL_SWING_MS && !isReducedMotion()) glideSeconds = GLIDE_SECONDS;
      wake();
    },
  });
  const turn = (radians: number) => {
    pose = { ...pose, yaw: pose.yaw + radians };
  };

  return {
    get pose() {
      return pose;
    },
    get isHeld() {
      return isHeld;
    },
    advance(seconds) {
      if (isHeld) return false;
      if (isTurning) turn((seconds / TURN_SECONDS) * 2 * Math.PI);
      if (glideSeconds > 0) {
        turn(swing.radiansPerSecond * seconds * (glideSeconds / GLIDE_SECONDS));
        glideSeconds -= seconds;
        onMoved?.(pose);
      }
      return isTurning || glideSeconds > 0;
    },
    setTurning(next) {
      isTurning = next;
      wake();
    },
    press(key) {
      const next = afterKey(key, pose, middle);
      if (!next) return false;
      take();
      pose = next;
      onMoved?.(pose);
      wake();
      return true;
    },
    frame(zoom) {
      middle = { ...home, zoom };
      pose = { ...pose, zoom, right: 0, down: 0 };
      wake();
    },
    hold(next) {
      glideSeconds = 0;
      pose = next;
      wake();
    },
    letGo,
  };
}
