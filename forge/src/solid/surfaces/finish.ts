import { clamp01, hex, mix, smoothstep } from "../color.ts";
import type { Noise } from "../noise.ts";
import { chipped, rusted } from "./aging.ts";
import { type Surface, shade, tint } from "./surface.ts";

/** How a surface was treated, whatever it is made of; a layer over the substance. */
const FINISHES = {
  matte: () => (_at, out) => {
    out.roughness = Math.max(out.roughness, 0.86);
  },
  glossy: () => (_at, out) => {
    out.roughness = Math.min(out.roughness * 0.35, 0.16);
  },
  polished: () => (_at, out) => {
    out.roughness = Math.min(out.roughness * 0.3, 0.12);
    out.height *= 0.4;
  },
  /** Fine parallel scratches round the thing. */
  brushed: (noise) => (at, out) => {
    const line = noise.at(at.x * 3, at.y * 150, at.z * 3);
    shade(out, 1 + line * 0.1);
    out.roughness = clamp01(Math.max(out.roughness, 0.3) + line * 0.14);
    out.height += line * 0.0006;
  },
  /** Darker, mirroring, with drops. */
  wet: (noise) => (at, out) => {
    const { near } = noise.cells(at.x * 15, at.y * 15, at.z * 15);
    const drop = smoothstep(0.3, 0.16, near);
    shade(out, 0.72);
    out.roughness = mix(Math.min(out.roughness, 0.16), 0.05, drop);
    out.height += drop * 0.006;
  },
  chipped: (noise) => chipped(noise, 0.75, hex(0xcfc8ba)),
  rusty: (noise) => rusted(noise, 0.5),
  dusty: (noise) => (at, out) => {
    const cloud = noise.fbm(at.x * 7, at.y * 7, at.z * 7, 3);
    const dust = clamp01(0.3 + at.upward * 0.45 + (1 - at.open) * 0.35 + cloud * 0.5);
    tint(out, hex(0xb7ab97), dust * 0.72);
    out.roughness = mix(out.roughness, 0.95, dust);
    out.metallic *= 1 - dust * 0.8;
  },
  cracked: (noise) => (at, out) => {
    const warp = noise.at(at.x * 6, at.y * 6, at.z * 6) * 0.25;
    const { near, next } = noise.cells(at.x * 3.4 + warp, at.y * 3.4 - warp, at.z * 3.4 + warp);
    const crack = smoothstep(0.075, 0.02, next - near);
    shade(out, 1 - crack * 0.72);
    out.roughness = mix(out.roughness, 0.9, crack);
    out.height -= crack * 0.016;
  },
  burnt: (noise) => (at, out) => {
    const cloud = noise.fbm(at.x * 3, at.y * 3, at.z * 3, 4);
    const char = smoothstep(0.15, 0.6, 0.55 + cloud * 0.9 + at.edge * 0.2);
    const scale = noise.cells(at.x * 11, at.y * 11, at.z * 11);
    tint(out, hex(0x1a1512), char * 0.92);
    tint(out, hex(0x8f8b86), char * smoothstep(0.5, 0.75, at.upward + cloud) * 0.35);
    out.roughness = mix(out.roughness, 0.96, char);
    out.metallic *= 1 - char;
    out.height -= char * smoothstep(0.12, 0.03, scale.next - scale.near) * 0.01;
  },
} satisfies Record<string, (noise: Noise) => Surface>;

export type FinishName = keyof typeof FINISHES;
export const FINISH_NAMES = Object.keys(FINISHES) as FinishName[];

export const finished = (name: FinishName, noise: Noise): Surface => FINISHES[name](noise);
