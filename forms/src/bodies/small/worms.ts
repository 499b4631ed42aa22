import { darker, hex, smoothstep } from "@blenda/forge/solid/color";
import { sphere } from "@blenda/forge/solid/shapes/forms";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import { type Surface, tint } from "@blenda/forge/solid/surfaces/surface";
import { swing } from "../core/clips.ts";
import { coatOf } from "../core/coat.ts";
import { creature, plainSkin, type Tones } from "../core/creature.ts";
import { horn } from "../core/details.ts";
import { eyes } from "../core/face.ts";
import type { Figure } from "../core/figure.ts";

type Stance = "crawling" | "arched" | "rising" | "sleeping";
const STEPS = 18;

/** The back of a worm from head to tail. */
function line(stance: Stance): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const t = step / STEPS;
    if (stance === "sleeping") return [Math.sin(t * 9) * (0.12 + t * 0.3), 0.1, Math.cos(t * 9) * (0.12 + t * 0.3)];
    const z = 0.7 - t * 1.5;
    const hump = stance === "arched" ? Math.sin(t * Math.PI) * 0.42 : Math.sin(t * Math.PI * 2) ** 2 * 0.07;
    const head = stance === "rising" ? smoothstep(0.35, 0, t) * 0.55 : smoothstep(0.16, 0, t) * 0.12;
    return [
      stance === "crawling" || stance === "rising" ? Math.sin(t * 6) * 0.14 * t : 0,
      0.1 + hump + head,
      z * (stance === "arched" ? 0.72 : 1),
    ];
  });
}

/** A slug's two pairs of feelers, eyes on the longer ones, and the mantle behind its head. */
function addFeelers(figure: Figure, points: readonly Point[], thick: number, tones: Tones): void {
  const [x, y, z] = points[0];
  const skin = plainSkin(tones.main, 0.3);
  for (const side of [1, -1]) {
    const feeler = (out: number, from: number, up: number, ahead: number): Point[] => [
      [x + side * out * 0.5, y + from, z + thick * 0.5],
      [x + side * out, y + from + up * 0.6, z + thick * 0.5 + ahead * 0.6],
      [x + side * out * 1.5, y + from + up, z + thick * 0.5 + ahead],
    ];
    const long = feeler(thick * 0.55, thick * 0.5, thick * 1.7, thick * 0.8);
    figure.attach(
      "feelers",
      "head",
      joined([horn(long, 0.032, 10, 0.6), horn(feeler(thick * 0.4, -thick * 0.2, -thick * 0.1, thick), 0.024, 8, 0.6)]),
      skin,
    );
    figure.attach("eyes", "head", placed(sphere(0.042, 16), { at: long[2] }), plainSkin(hex(0x17120f), 0.1));
  }
  const [mx, my, mz] = points[5];
  figure.attach(
    "mantle",
    "body 1",
    placed(sphere(1, 28), { scale: [thick * 0.9, thick * 0.62, thick * 1.9], at: [mx, my + thick * 0.58, mz] }),
    plainSkin(darker(tones.main, 0.22), 0.3),
  );
}

/** A soft worm in rings. */
const worm = (
  id: string,
  nouns: readonly string[],
  about: string,
  look: { colors: readonly number[]; second: number; dark: number; thick: number; band: boolean; isSlug?: true },
) =>
  creature({
    id,
    nouns,
    about,
    metresPerUnit: 0.12,
    colors: look.colors,
    second: look.second,
    dark: look.dark,
    stances: {
      crawling: ["crawling", "walking", "moving", "slithering"],
      arched: ["arched", "jumping", "running"],
      rising: ["rising", "standing", "upright", "sitting"],
      sleeping: ["sleeping", "asleep", "resting", "coiled"],
    },
    wears: ["body skin", "band belly"],
    make(figure, stance, tones) {
      const points = line(stance);
      const stout = figure.brief.random.fork("worm").between(0.92, 1.1) * look.thick;
      const thick = (t: number) =>
        0.1 * stout * (0.72 + 0.28 * Math.sin(Math.PI * Math.min(1, t * 1.15 + 0.12))) * (1 - smoothstep(0.7, 1, t) * 0.6);
      const bone = (step: number) => (step < 4 ? "head" : `body ${Math.min(3, Math.floor((step - 4) / 5) + 1)}`);
      figure.bone("body 3", null, points[14], points[STEPS]);
      figure.bone("body 2", "body 3", points[14], points[9]);
      figure.bone("body 1", "body 2", points[9], points[4]);
      figure.bone("head", "body 1", points[4], points[0]);
      for (let step = 1; step <= STEPS; step++)
        figure.limb(bone(step - 1), points[step - 1], points[step], [thick((step - 1) / STEPS), thick(step / STEPS)], { soft: 0.03 });
      figure.lump("head", points[0], [0.105 * stout, 0.1 * stout, 0.115 * stout]);
      const coat = coatOf(figure.brief, { covering: "smooth", main: tones.main });
      const slimy: Surface = (at, out) => {
        const { near } = figure.brief.noise.cells(at.x * 22, at.y * 22, at.z * 12);
        tint(out, tones.dark, smoothstep(0.2, 0.7, near) * 0.45);
        // The hem of the foot is paler.
        tint(out, tones.second, smoothstep(0.07, 0.03, at.y) * 0.9);
        out.height += (0.5 - near) * 0.012;
        out.roughness = 0.22;
      };
      const ringed: Surface = (at, out) => {
        coat(at, out);
        if (look.isSlug) return slimy(at, out);
        const wave = Math.sin((at.z + at.y * 0.7) * 70);
        tint(out, tones.dark, smoothstep(0.55, 0.95, wave) * 0.4);
        out.height -= smoothstep(0.5, 1, wave) * 0.012;
        if (look.band) tint(out, tones.second, smoothstep(0.14, 0.1, Math.abs(at.z - points[6][2])) * 0.85);
      };
      figure.parts.push({ name: "body", shape: figure.skin({ triangles: 7_000, soft: 0.03 }), surface: ringed });
      const [x, y, z] = points[0];
      if (look.isSlug) addFeelers(figure, points, 0.1 * stout, tones);
      else eyes(figure, "head", [x, y, z], { aside: 34, up: 30 }, { size: 0.034, color: 0x17120f, kind: "bead" }, stance === "sleeping");
      figure.clip({ name: "idle", seconds: 3, turns: { head: swing("y", 14), "body 1": swing("y", 6, 0.2) } });
      figure.clip({
        name: "walk",
        seconds: 1.6,
        turns: { head: swing("x", 10), "body 1": swing("x", 10, 0.3), "body 2": swing("x", 10, 0.6) },
      });
    },
  });

export const worms = [
  worm("worm", ["earthworm", "rainworm", "leech", "sandworm"], "a pink worm in rings", {
    colors: [0xd98a80, 0xc97a74],
    second: 0xf0b8a8,
    dark: 0x9a4a48,
    thick: 1,
    band: true,
  }),
  worm("slug", ["sea slug", "maggot", "larva", "grub", "silkworm"], "a plump soft slug", {
    colors: [0xa88a4a, 0x8a7a5a],
    second: 0xd9c48a,
    dark: 0x5a4a2a,
    thick: 1.7,
    band: false,
    isSlug: true,
  }),
];
