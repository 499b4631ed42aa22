import type { Scene, Size } from "./scene.ts";

/** A 70 mm lens before a 24 mm high picture: flat enough for products, with a little depth. */
const TAN_HALF_VIEW = 12 / 70;
const FILL = 0.8;
const LOWEST_DEGREES = 8;
const HIGHEST_DEGREES = 26;

/** How the object is looked at: `yaw` turns it, `lean` then tips it to the right, `elevation` raises the camera; all in radians. */
export interface View {
  yaw: number;
  elevation: number;
  lean?: number;
}

/** Looks at the object along −z, tilted down by the elevation. Screen = centre + focal × (right, −up) / depth. */
export interface Camera {
  x: number;
  y: number;
  z: number;
  sin: number;
  cos: number;
  focal: number;
  centreX: number;
  centreY: number;
}

/** Flat things are seen from above, tall ones from eye height; long ones turn their long side to us. */
export function chooseView({ x, y, z }: Size): View {
  const footprint = Math.max(1e-9, Math.hypot(x, z));
  const flatness = Math.min(1, Math.max(0, (1.15 - y / footprint) / 0.85));
  const elevation = LOWEST_DEGREES + 3 + (HIGHEST_DEGREES - LOWEST_DEGREES - 3) * flatness;
  const slimness = (x - z) / Math.max(1e-9, x + z);
  return { yaw: radians(-34 + 16 * slimness), elevation: radians(elevation) };
}

/** Laid across the picture with its flat side to us, the tip up at the right. */
export function slenderView({ x, z }: Size): View {
  return { yaw: radians(x >= z ? -14 : 76), elevation: radians(LOWEST_DEGREES), lean: radians(47) };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Stands so that the object's outline fills 80 % of the tighter side and sits in the middle of the picture. */
export function aim(scene: Scene, elevation: number, width: number, height: number): Camera {
  const sin = Math.sin(elevation);
  const cos = Math.cos(elevation);
  const half = Math.min(width, height) / 2;
  let distance = scene.radius / TAN_HALF_VIEW;
  const camera: Camera = { x: 0, y: 0, z: 0, sin, cos, focal: half / TAN_HALF_VIEW, centreX: width / 2, centreY: height / 2 };
  for (let round = 0; round < 4; round++) {
    camera.y = scene.middle + sin * distance;
    camera.z = cos * distance;
    camera.centreX = width / 2;
    camera.centreY = height / 2;
    const outline = outlineOf(scene, camera);
    camera.centreX += width / 2 - (outline.left + outline.right) / 2;
    camera.centreY += height / 2 - (outline.top + outline.bottom) / 2;
    const filled = Math.max((outline.right - outline.left) / width, (outline.bottom - outline.top) / height);
    // The last round only centres: a distance changed after it would not have been measured.
    if (round < 3) distance = Math.max(scene.radius * 1.2, (distance * filled) / FILL);
  }
  return camera;
}

function outlineOf({ positions }: Scene, camera: Camera): { left: number; right: number; top: number; bottom: number } {
  const outline = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const point = { x: 0, y: 0, depth: 0 };
  for (let i = 0; i < positions.length; i += 3) {
    project(camera, positions[i], positions[i + 1], positions[i + 2], point);
    if (point.x < outline.left) outline.left = point.x;
    if (point.x > outline.right) outline.right = point.x;
    if (point.y < outline.top) outline.top = point.y;
    if (point.y > outline.bottom) outline.bottom = point.y;
  }
  return outline;
}

export function project(camera: Camera, x: number, y: number, z: number, out: { x: number; y: number; depth: number }): void {
  const dy = y - camera.y;
  const dz = z - camera.z;
  const depth = -(dz * camera.cos + dy * camera.sin);
  const up = dy * camera.cos - dz * camera.sin;
  out.x = camera.centreX + (camera.focal * (x - camera.x)) / depth;
  out.y = camera.centreY - (camera.focal * up) / depth;
  out.depth = depth;
}

/** Where the sight line of a pixel meets the floor, or null above the horizon. */
export function floorPoint(camera: Camera, screenX: number, screenY: number): { x: number; z: number } | null {
  const right = (screenX - camera.centreX) / camera.focal;
  const up = (camera.centreY - screenY) / camera.focal;
  const fall = up * camera.cos - camera.sin;
  if (fall >= -1e-6) return null;
  const reach = camera.y / -fall;
  return { x: camera.x + right * reach, z: camera.z - reach * (camera.cos + up * camera.sin) };
}
