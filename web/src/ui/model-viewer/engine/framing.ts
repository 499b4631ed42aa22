/**
 * Where a model is looked at from. The rules are those of our rendered posters (forge/src/poster/camera.ts), number for number:
 * the live model takes the poster's place without a jump only while both agree.
 */

/** A 70 mm lens before a 24 mm high picture. */
export const TAN_HALF_VIEW = 12 / 70;
const FILL = 0.8;
const LOWEST_DEGREES = 8;
const HIGHEST_DEGREES = 26;
/** The posters' shape. */
const FRAME = { width: 4, height: 3 } as const;

export interface Extent {
  x: number;
  y: number;
  z: number;
}

/** `yaw` turns the model, `lean` then tips it to the right, `elevation` raises the camera; all in radians. */
export interface View {
  yaw: number;
  elevation: number;
  lean: number;
}

/** How a model stands before the camera. */
export interface Framing {
  /** How far away the camera stands. */
  distance: number;
  /** How far the picture is moved so that the outline sits in its middle, in frame heights. */
  right: number;
  down: number;
  /** What sets a leaning model on the floor again, in the middle. */
  seat: { x: number; y: number };
  /** As high and as wide as it stands there. */
  size: Extent;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Flat things are seen from above, tall ones from eye height; long ones turn their long side to us. */
export function chooseView({ x, y, z }: Extent): View {
  const footprint = Math.max(1e-9, Math.hypot(x, z));
  const flatness = Math.min(1, Math.max(0, (1.15 - y / footprint) / 0.85));
  const slimness = (x - z) / Math.max(1e-9, x + z);
  return {
    yaw: radians(-34 + 16 * slimness),
    elevation: radians(LOWEST_DEGREES + 3 + (HIGHEST_DEGREES - LOWEST_DEGREES - 3) * flatness),
    lean: 0,
  };
}

/** Laid across the picture with its flat side to us, the tip up at the right. */
export const slenderView = ({ x, z }: Extent): View => ({
  yaw: radians(x >= z ? -14 : 76),
  elevation: radians(LOWEST_DEGREES),
  lean: radians(47),
});

/** `points` stand on the floor y = 0 around the y axis, x, y, z each. */
export function frame(points: Float32Array, size: Extent, view: View): Framing {
  const radius = Math.max(1e-9, Math.hypot(size.x, size.y, size.z) / 2);
  const turned = turn(points, view.yaw);
  const framing: Framing = { distance: radius / TAN_HALF_VIEW, right: 0, down: 0, seat: { x: 0, y: 0 }, size };
  if (view.lean !== 0) Object.assign(framing, tip(turned, view.lean, size));
  for (let round = 0; round < 4; round++) {
    const outline = outlineOf(turned, framing.size.y / 2, view.elevation, framing.distance);
    framing.right = -(outline.left + outline.right) / 2 / FRAME.height;
    framing.down = -(outline.top + outline.bottom) / 2 / FRAME.height;
    const filled = Math.max((outline.right - outline.left) / FRAME.width, (outline.bottom - outline.top) / FRAME.height);
    // The last round only centres: a distance changed after it would not have been measured.
    if (round < 3) framing.distance = Math.max(radius * 1.2, (framing.distance * filled) / FILL);
  }
  return framing;
}

function turn(points: Float32Array, yaw: number): Float32Array {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const turned = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const x = points[i] ?? 0;
    const z = points[i + 2] ?? 0;
    turned[i] = x * cos + z * sin;
    turned[i + 1] = points[i + 1] ?? 0;
    turned[i + 2] = z * cos - x * sin;
  }
  return turned;
}

/** Tips the points to the right and sets them on the floor again, in place. */
function tip(points: Float32Array, lean: number, { z }: Extent): Pick<Framing, "seat" | "size"> {
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  const low = { x: Infinity, y: Infinity };
  const high = { x: -Infinity, y: -Infinity };
  for (let i = 0; i < points.length; i += 3) {
    const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
    points[i] = x * cos + y * sin;
    points[i + 1] = y * cos - x * sin;
    low.x = Math.min(low.x, points[i] ?? 0);
    low.y = Math.min(low.y, points[i + 1] ?? 0);
    high.x = Math.max(high.x, points[i] ?? 0);
    high.y = Math.max(high.y, points[i + 1] ?? 0);
  }
  const seat = { x: -(low.x + high.x) / 2, y: -low.y };
  for (let i = 0; i < points.length; i += 3) {
    points[i] = (points[i] ?? 0) + seat.x;
    points[i + 1] = (points[i + 1] ?? 0) + seat.y;
  }
  return { seat, size: { x: high.x - low.x, y: high.y - low.y, z } };
}

/** Edges of what the camera sees, measured from the middle of the frame, downwards positive. */
function outlineOf(points: Float32Array, middle: number, elevation: number, distance: number) {
  const [sin, cos] = [Math.sin(elevation), Math.cos(elevation)];
  const focal = FRAME.height / 2 / TAN_HALF_VIEW;
  const outline = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let i = 0; i < points.length; i += 3) {
    const y = (points[i + 1] ?? 0) - middle - sin * distance;
    const z = (points[i + 2] ?? 0) - cos * distance;
    const depth = -(z * cos + y * sin);
    const across = (focal * (points[i] ?? 0)) / depth;
    const fall = (-focal * (y * cos - z * sin)) / depth;
    if (across < outline.left) outline.left = across;
    if (across > outline.right) outline.right = across;
    if (fall < outline.top) outline.top = fall;
    if (fall > outline.bottom) outline.bottom = fall;
  }
  return outline;
}

/** How a poster lies in its box: whole, or as high as the box with its empty sides cut off, which suits tall things on phones. */
export type Fit = "whole" | "tall";

/** Height of the poster's frame inside a box of this size. */
export const frameHeight = (width: number, height: number, fit: Fit): number =>
  fit === "tall" ? height : Math.min(height, (width * FRAME.height) / FRAME.width);
