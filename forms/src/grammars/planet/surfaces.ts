import type { Brief } from "@blenda/forge/grammar/brief";
import { clamp01, darker, hex, lighter, mixRgb, type Rgb, smoothstep, turned } from "@blenda/forge/solid/color";
import type { Point } from "@blenda/forge/solid/shapes/shape";
import { type Spot, type Surface, setColor, shade, tint } from "@blenda/forge/solid/surfaces/surface";
import { Euler, MathUtils, Matrix4, Vector3 } from "three";
import type { World } from "./worlds.ts";

/** Colours named in the words repaint the ramp; otherwise chance turns the hue of exotic worlds a little. */
function rampOf({ look, random }: Brief, name: string, { ramp }: World): readonly Rgb[] {
  const [first, second] = look.colors;
  if (first) {
    const other = second ?? lighter(first, 0.55);
    return [darker(first, 0.5), first, mixRgb(first, other, 0.5), other, lighter(other, 0.45)];
  }
  const turn = random.fork("hue").between(-0.5, 0.5);
  const reach = name === "gas" ? 1 : name === "desert" || name === "jungle" ? 0.14 : 0;
  return reach > 0 ? ramp.map((color) => turned(color, turn * reach)) : ramp;
}

export function planetSurface(brief: Brief, name: string, world: World): Surface {
  if (brief.look.material && brief.look.material !== "ice") return brief.made(brief.look.material);
  const ramp = rampOf(brief, name, world);
  if (name === "gas") return bands(brief, ramp);
  if (name === "city") return metropolis(brief, ramp);
  return rocky(brief, name, world, ramp);
}

/** Writes the ramp's colour for a share of the way up. */
function setRamp(out: Parameters<Surface>[1], ramp: readonly Rgb[], share: number): void {
  const place = clamp01(share) * (ramp.length - 1);
  const at = Math.min(ramp.length - 2, Math.floor(place));
  setColor(out, ramp[at]);
  tint(out, ramp[at + 1], place - at);
}

function rocky(brief: Brief, name: string, world: World, ramp: readonly Rgb[]): Surface {
  const { noise, look } = brief;
  const fire = brief.light(hex(0xff5a14));
  const cloudy = brief.isStyle("low-poly", "cartoon") || brief.has("tiny") ? 0 : world.clouds;
  return (at, out) => {
    const radius = Math.hypot(at.x, at.y, at.z) || 1;
    const [x, y, z] = [at.x / radius, at.y / radius, at.z / radius];
    const height = world.elevation(brief, x, y, z);
    const fine = noise.fbm(x * 14, y * 14, z * 14, 3);
    if (world.sea && height < 0.02) {
      const shallow = smoothstep(-0.2, 0.02, noise.fbm(x * 1.35 + 3, y * 1.35, z * 1.35, 5));
      setColor(out, world.sea[0]);
      tint(out, world.sea[1], shallow * 0.8 + fine * 0.15);
      out.roughness = 0.14;
    } else {
      setRamp(out, ramp, height * 0.9 + fine * 0.12);
      shade(out, 0.95 + fine * 0.3 - (1 - at.open) * 0.4);
      out.roughness = 0.88;
      out.height = fine * 0.012;
    }
    const cap = world.caps > 0 ? smoothstep(world.caps - 0.03, world.caps + 0.03, Math.abs(y) + fine * 0.1 + height * 0.05) : 0;
    tint(out, [0.95, 0.97, 1], cap);
    if (name === "lava") {
      const crack = smoothstep(0.24, 0, height + fine * 0.12);
      tint(out, darker(fire, 0.2), crack);
      for (let channel = 0; channel < 3; channel++) out.glow[channel] = fire[channel] * crack ** 1.5 * (1 + fine);
    } else if (look.glow) glowVeins(at, out, look.glow, smoothstep(0.08, 0.0, Math.abs(height - 0.3)));
    if (cloudy <= 0) return;
    const swirl = noise.fbm(x * 2.2 + noise.fbm(x * 2, y * 5, z * 2, 2) * 0.9, y * 4, z * 2.2, 4);
    const cloud = smoothstep(0.34 - cloudy * 0.4, 0.5 - cloudy * 0.3, swirl);
    tint(out, [0.97, 0.98, 1], cloud * 0.9);
    out.roughness += (0.9 - out.roughness) * cloud;
    out.height += cloud * 0.012;
  };
}

function glowVeins(_at: Spot, out: Parameters<Surface>[1], glow: Rgb, share: number): void {
  for (let channel = 0; channel < 3; channel++) out.glow[channel] = glow[channel] * share * 0.8;
}

/** Belts that shear past each other, with eddies and one great storm. */
function bands({ noise, random, look }: Brief, ramp: readonly Rgb[]): Surface {
  const chance = random.fork("belts");
  const count = chance.between(5, 9);
  const storm = new Vector3().setFromSphericalCoords(1, chance.between(1.75, 2), chance.between(-0.2, 0.9));
  return (at, out) => {
    const warp = noise.fbm(at.x * 2.2, at.y * 7, at.z * 2.2, 3);
    const eddy = noise.fbm(at.x * 5 + warp * 2, at.y * 22, at.z * 5 - warp * 2, 3);
    const away = Math.hypot((at.x - storm.x) * 0.62, (at.y - storm.y) * 1.5, (at.z - storm.z) * 0.62);
    const eye = smoothstep(0.19, 0.13, away);
    const spin = eye * 0.8 * Math.sin(away * 60);
    const place = 0.5 + 0.5 * Math.sin(at.y * count * 2.6 + warp * 1.3 + eddy * 0.6 + spin);
    setRamp(out, ramp, place * 0.85 + eddy * 0.3 + 0.08);
    tint(out, ramp[3], eye * 0.75);
    tint(out, ramp[4], smoothstep(0.045, 0.02, Math.abs(away - 0.19)) * 0.6);
    shade(out, 1 - smoothstep(0.75, 1, Math.abs(at.y)) * 0.28);
    out.roughness = 0.6;
    if (look.glow) glowVeins(at, out, look.glow, eye * 0.8);
  };
}

/** Districts of plates and streets, with lights where people live. */
function metropolis(brief: Brief, ramp: readonly Rgb[]): Surface {
  const { noise } = brief;
  const light = brief.light(hex(0xffc46b));
  return (at, out) => {
    const district = noise.cells(at.x * 3, at.y * 3, at.z * 3);
    const border = smoothstep(0.07, 0.03, district.next - district.near);
    const id = district.id;
    const scale = 14 + Math.floor(id * 3) * 9;
    const block = noise.cells(at.x * scale, at.y * scale, at.z * scale);
    const street = smoothstep(0.16, 0.06, block.next - block.near);
    setRamp(out, ramp, id * 0.5 + block.id * 0.45);
    shade(out, (1 - street * 0.5) * (1 - border * 0.6));
    out.roughness = 0.45 + block.id * 0.3;
    out.metallic = 0.4;
    out.height = block.id * 0.018 * (1 - street) - border * 0.02;
    const lit = street * (id > 0.4 ? 0.9 : 0.2) + border * 0.9;
    for (let channel = 0; channel < 3; channel++) out.glow[channel] = light[channel] * clamp01(lit * 0.8);
  };
}

/** Fine grooves that follow the ring, seen in the ring's own plane. */
export function ringSurface(brief: Brief, turn: Point): Surface {
  const { noise, random } = brief;
  const back = new Matrix4()
    .makeRotationFromEuler(new Euler(MathUtils.degToRad(turn[0]), MathUtils.degToRad(turn[1]), MathUtils.degToRad(turn[2]), "ZYX"))
    .invert();
  const color = brief.color(1, hex(random.fork("ring").pick([0xd9c3a0, 0xb9b4ae, 0xc79f86, 0x9fb4c4])));
  const dark = darker(color, 0.5);
  const point = new Vector3();
  return (at, out) => {
    point.set(at.x, at.y, at.z).applyMatrix4(back);
    const away = Math.hypot(point.x, point.z);
    const groove = noise.fbm(away * 34, 2, 3, 4);
    setColor(out, color);
    tint(out, dark, clamp01(0.35 + groove * 1.5));
    out.roughness = 0.8;
    out.height = groove * 0.004;
  };
}
