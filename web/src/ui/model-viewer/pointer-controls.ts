import type { Pose } from "./engine/stage.ts";

export const ZOOM = { least: 0.5, most: 8 } as const;
const ELEVATION = { lowest: -0.35, highest: 1.45 } as const;
/** Dragging across the whole box turns this far. */
const RADIANS_PER_BOX = Math.PI * 1.25;
const KEY_RADIANS = Math.PI / 24;
const KEY_ZOOM = 1.15;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

export const turnPose = (pose: Pose, yaw: number, elevation: number): Pose => ({
  ...pose,
  yaw: pose.yaw + yaw,
  elevation: between(ELEVATION.lowest, pose.elevation + elevation, ELEVATION.highest),
});

export const zoomPose = (pose: Pose, factor: number): Pose => ({ ...pose, zoom: between(ZOOM.least, pose.zoom * factor, ZOOM.most) });

/** Moved aside no further than the model is large on the screen. */
const moved = (pose: Pose, right: number, down: number): Pose => ({
  ...pose,
  right: between(-pose.zoom, pose.right + right, pose.zoom),
  down: between(-pose.zoom, pose.down + down, pose.zoom),
});

/** What a key does to the pose, or null when the key is not ours. `home` is the pose to come back to. */
export function afterKey(key: string, pose: Pose, home: Pose): Pose | null {
  switch (key) {
    case "ArrowLeft":
      return turnPose(pose, -KEY_RADIANS, 0);
    case "ArrowRight":
      return turnPose(pose, KEY_RADIANS, 0);
    case "ArrowUp":
      return turnPose(pose, 0, KEY_RADIANS);
    case "ArrowDown":
      return turnPose(pose, 0, -KEY_RADIANS);
    case "+":
    case "=":
      return zoomPose(pose, KEY_ZOOM);
    case "-":
      return zoomPose(pose, 1 / KEY_ZOOM);
    case "0":
      return home;
    default:
      return null;
  }
}

interface PointerControls {
  box: HTMLElement;
  pose: () => Pose;
  onPose: (pose: Pose) => void;
  onGrab: (isGrabbed: boolean) => void;
}

interface Finger {
  x: number;
  y: number;
}

/**
 * Pointer controls of the model: one pointer turns it, two bring it nearer and move it aside, as the right button or Shift do. The wheel
 * zooms once the box has the focus; before that the page must stay free to scroll over it.
 */
export function attachPointerControls({ box, pose, onPose, onGrab }: PointerControls): () => void {
  const fingers = new Map<number, Finger>();
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? { length: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };
  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest("button, input, a")) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    box.setPointerCapture(event.pointerId);
    onGrab(true);
  };
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const height = box.clientHeight;
    const before = spread();
    const [right, fall] = [event.clientX - finger.x, event.clientY - finger.y];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = spread();
    if (before && after) {
      const closer = zoomPose(pose(), after.length / Math.max(1, before.length));
      onPose(moved(closer, (after.x - before.x) / height, (after.y - before.y) / height));
    } else if (event.buttons === 2 || event.shiftKey) onPose(moved(pose(), right / height, fall / height));
    else onPose(turnPose(pose(), (right / box.clientWidth) * RADIANS_PER_BOX, (fall / height) * RADIANS_PER_BOX * 0.6));
  };
  const up = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
    if (fingers.size === 0) onGrab(false);
  };
  const wheel = (event: WheelEvent) => {
    // A pinch on a touchpad arrives as a wheel with Control.
    if (!event.ctrlKey && !box.contains(document.activeElement)) return;
    event.preventDefault();
    onPose(zoomPose(pose(), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015))));
  };
  const noMenu = (event: Event) => event.preventDefault();
  const leaving = new AbortController();
  const { signal } = leaving;
  box.addEventListener("pointerdown", down, { signal });
  box.addEventListener("pointermove", move, { signal });
  box.addEventListener("pointerup", up, { signal });
  box.addEventListener("pointercancel", up, { signal });
  box.addEventListener("wheel", wheel, { signal, passive: false });
  box.addEventListener("contextmenu", noMenu, { signal });
  return () => leaving.abort();
}
