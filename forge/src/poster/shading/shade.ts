import type { Scene } from "../scene.ts";
import { type Direction, lit, mapsWithin, type Shadows, shadowsFrom } from "../visibility.ts";
import { KEY, KEY_COLOR, keyPoints, RIM, RIM_COLOR, reflection, skyLight, skyPoints } from "./studio.ts";
import type { Surface } from "./surface.ts";

/** The studio with this object in it: who shadows whom is known. */
export interface Lighting {
  key: Shadows;
  rim: Shadows;
  sky: Shadows;
  skyDirections: Direction[];
  skyColors: [number, number, number][];
  middle: number;
  /** Points are lifted this far off their surface before asking for light; less shows stripes, more loses small creases. */
  lift: number;
}

const KEY_MAP_SIZE = 448;
const SKY_MAP_SIZE = 176;

/** From how many points each lamp shines: fewer give coarser shadows. */
const LAMPS = { fine: { key: 14, sky: 26 }, coarse: { key: 5, sky: 10 } } as const;

export function lightUp(scene: Scene, isCoarse = false): Lighting {
  const triangles = scene.materialOf.length;
  const points = LAMPS[isCoarse ? "coarse" : "fine"];
  const skyDirections = skyPoints(mapsWithin(triangles, points.sky));
  return {
    key: shadowsFrom(scene, keyPoints(mapsWithin(triangles, points.key)), KEY_MAP_SIZE),
    rim: shadowsFrom(scene, [RIM], KEY_MAP_SIZE),
    sky: shadowsFrom(scene, skyDirections, SKY_MAP_SIZE),
    skyDirections,
    skyColors: skyDirections.map(skyLight),
    middle: scene.middle,
    lift: (2 * scene.radius) / SKY_MAP_SIZE,
  };
}

/** Share of a light's face that is seen from a point lifted along its face normal. */
export function share(shadows: Shadows, x: number, y: number, z: number): number {
  let sum = 0;
  for (const map of shadows) sum += lit(map, x, y, z, 0);
  return sum / shadows.length;
}

const mirrored = new Float64Array(3);

/** What of the lamps reached the last point that was asked about. Asking is the dearest part of a picture. */
export class Reached {
  private pixel = -1;
  private x = 0.5;
  private y = 0.5;
  private z = 0.5;
  private readonly face = new Float64Array(3);
  private readonly normal = new Float64Array(3);
  keyShare = 0.5;
  rimShare = 0.5;
  /** Light of the ceiling, and how open it is at all. */
  readonly ceiling = new Float64Array(4);

  /** Of another sample of the same pixel the answer holds if it lies beside the last one and is turned the same way. */
  ask(light: Lighting, s: Surface, pixel: number): void {
    if (pixel === this.pixel && this.isBeside(s, light.lift)) return;
    this.pixel = pixel;
    this.x = s.x;
    this.y = s.y;
    this.z = s.z;
    this.face[0] = s.faceX;
    this.face[1] = s.faceY;
    this.face[2] = s.faceZ;
    this.normal[0] = s.normalX;
    this.normal[1] = s.normalY;
    this.normal[2] = s.normalZ;
    const small = light.lift * 0.45;
    const kx = s.x + s.faceX * small;
    const ky = s.y - light.middle + s.faceY * small;
    const kz = s.z + s.faceZ * small;
    const isKeySeen = towards(s, KEY) > TURNED_AWAY && s.faceX * KEY.x + s.faceY * KEY.y + s.faceZ * KEY.z > -0.2;
    this.keyShare = isKeySeen ? share(light.key, kx, ky, kz) : 0;
    this.rimShare = towards(s, RIM) > TURNED_AWAY ? share(light.rim, kx, ky, kz) : 0;
    fromCeiling(light, s, this.ceiling);
  }

  private isBeside(s: Surface, reach: number): boolean {
    const { face, normal } = this;
    const dx = s.x - this.x;
    const dy = s.y - this.y;
    const dz = s.z - this.z;
    return (
      dx * dx + dy * dy + dz * dz < reach * reach &&
      s.faceX * face[0] + s.faceY * face[1] + s.faceZ * face[2] > SAME_WAY &&
      s.normalX * normal[0] + s.normalY * normal[1] + s.normalZ * normal[2] > SAME_WAY
    );
  }
}

/** Within 18 degrees. */
const SAME_WAY = 0.95;
/** From here on nothing that is turned the same way faces the lamp. */
const TURNED_AWAY = -0.32;

const towards = (s: Surface, lamp: Direction) => s.normalX * lamp.x + s.normalY * lamp.y + s.normalZ * lamp.z;

/** Light leaving a surface towards the camera, linear, before the film. */
export function shade(s: Surface, { keyShare, rimShare, ceiling }: Reached, out: Float64Array): void {
  const keyFacing = towards(s, KEY);
  const rimFacing = towards(s, RIM);
  const occlusion = s.occlusion * (0.25 + 0.75 * ceiling[3]);
  const matt = 1 - s.metallic;
  const bounce = 0.16 * (0.5 - 0.5 * s.normalY) * (0.35 + 0.65 * ceiling[3]) * s.occlusion;
  const open = s.occlusion;
  out[0] = s.red * matt * (KEY_COLOR[0] * Math.max(0, keyFacing) * keyShare + ceiling[0] * open + bounce);
  out[1] = s.green * matt * (KEY_COLOR[1] * Math.max(0, keyFacing) * keyShare + ceiling[1] * open + bounce);
  out[2] = s.blue * matt * (KEY_COLOR[2] * Math.max(0, keyFacing) * keyShare + ceiling[2] * open + bounce);
  const rim = Math.max(0, rimFacing) * rimShare * matt * 0.55;
  out[0] += s.red * RIM_COLOR[0] * rim;
  out[1] += s.green * RIM_COLOR[1] * rim;
  out[2] += s.blue * RIM_COLOR[2] * rim;
  gloss(s, keyFacing, keyShare, rimFacing, rimShare, occlusion, out);
  out[0] += s.emitRed;
  out[1] += s.emitGreen;
  out[2] += s.emitBlue;
}

/** Adds up the open part of the ceiling; the fourth value is how open it is at all. */
function fromCeiling({ sky, skyDirections, skyColors, lift, middle }: Lighting, s: Surface, ceiling: Float64Array): void {
  const x = s.x + s.faceX * lift;
  const y = s.y - middle + s.faceY * lift;
  const z = s.z + s.faceZ * lift;
  let r = 0;
  let g = 0;
  let b = 0;
  let open = 0;
  let all = 1e-6;
  for (let i = 0; i < sky.length; i++) {
    const direction = skyDirections[i];
    const facing = s.normalX * direction.x + s.normalY * direction.y + s.normalZ * direction.z;
    if (facing <= 0) continue;
    all += facing;
    const seen = lit(sky[i], x, y, z, 0) * facing;
    if (seen === 0) continue;
    const color = skyColors[i];
    r += color[0] * seen;
    g += color[1] * seen;
    b += color[2] * seen;
    open += seen;
  }
  const each = 2 / sky.length;
  ceiling[0] = r * each;
  ceiling[1] = g * each;
  ceiling[2] = b * each;
  ceiling[3] = open / all;
}

/** Reflections: the lamps as GGX highlights where the surface is dull, as mirrored faces where it is polished. */
function gloss(
  s: Surface,
  keyFacing: number,
  keyShare: number,
  rimFacing: number,
  rimShare: number,
  open: number,
  out: Float64Array,
): void {
  const roughness = Math.max(0.045, s.roughness);
  const facing = Math.max(0.02, s.normalX * s.viewX + s.normalY * s.viewY + s.normalZ * s.viewZ);
  const f0r = 0.04 + (s.red - 0.04) * s.metallic;
  const f0g = 0.04 + (s.green - 0.04) * s.metallic;
  const f0b = 0.04 + (s.blue - 0.04) * s.metallic;
  const polish = (1 - roughness) * (1 - roughness);
  const key = keyFacing > 0 ? highlight(s, KEY, roughness, facing, keyFacing) * keyShare * (1 - polish) * 2.6 : 0;
  const rim = rimFacing > 0 ? highlight(s, RIM, roughness, facing, rimFacing) * rimShare * 2.4 : 0;
  const twice = 2 * (s.normalX * s.viewX + s.normalY * s.viewY + s.normalZ * s.viewZ);
  reflection(twice * s.normalX - s.viewX, twice * s.normalY - s.viewY, twice * s.normalZ - s.viewZ, roughness, mirrored);
  // The share of the room a dull mirror returns, fitted instead of integrated.
  const grazing = Math.min((1 - roughness) * (1 - roughness), 2 ** (-9.28 * facing)) * (1 - roughness) + 0.0425 - 0.0275 * roughness;
  const scale = -1.04 * grazing + 1.04 - 0.572 * roughness;
  const bias = Math.max(0, 1.04 * grazing - 0.04 + 0.022 * roughness);
  const dim = Math.min(1, open * (0.4 + 0.6 * open) + polish * 0.1);
  out[0] += (f0r * scale + bias) * mirrored[0] * dim + f0r * (key * KEY_COLOR[0] + rim * RIM_COLOR[0]);
  out[1] += (f0g * scale + bias) * mirrored[1] * dim + f0g * (key * KEY_COLOR[1] + rim * RIM_COLOR[1]);
  out[2] += (f0b * scale + bias) * mirrored[2] * dim + f0b * (key * KEY_COLOR[2] + rim * RIM_COLOR[2]);
}

/** GGX with a lamp that has a face: it widens the highlight of polished surfaces. */
function highlight(s: Surface, lamp: Direction, roughness: number, facing: number, lampFacing: number): number {
  let hx = lamp.x + s.viewX;
  let hy = lamp.y + s.viewY;
  let hz = lamp.z + s.viewZ;
  const length = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz || 1);
  hx *= length;
  hy *= length;
  hz *= length;
  const own = roughness * roughness;
  const alpha = Math.min(1, own + 0.1);
  const squared = alpha * alpha;
  const between = Math.max(0, s.normalX * hx + s.normalY * hy + s.normalZ * hz);
  const falloff = between * between * (squared - 1) + 1;
  const spread = squared / (Math.PI * falloff * falloff);
  const k = ((roughness + 1) * (roughness + 1)) / 8;
  const masking = 1 / ((facing * (1 - k) + k) * (lampFacing * (1 - k) + k) * 4);
  const fresnel = 1 + 4 * (1 - Math.max(0, s.viewX * hx + s.viewY * hy + s.viewZ * hz)) ** 5;
  return spread * masking * fresnel * lampFacing;
}
