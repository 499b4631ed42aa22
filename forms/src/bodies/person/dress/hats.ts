import { hex, type Rgb } from "@blenda/forge/solid/color";
import { torus } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { type Point, placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { cloth } from "../../core/cloth.ts";
import { horn } from "../../core/details.ts";
import type { Figure } from "../../core/figure.ts";
import type { HatKind } from "../outfit.ts";
import type { Frame } from "../skeleton.ts";
import { PROFILES } from "./hat-profiles.ts";
import { BROW, festiveHat, type HatMaking, peakedCap, trim } from "./hat-trims.ts";
import { astronaut, crown, hood, knight, pirate } from "./helmets.ts";
import { tradeHat } from "./trade-hats.ts";

const CLOTH = new Set<HatKind>([
  "wizard",
  "witch",
  "chef",
  "beret",
  "nurse",
  "turban",
  "santa",
  "elf",
  "jester",
  "straw",
  "top",
  "fedora",
  "sailor",
  "beanie",
  "robin",
]);

/** A hat of its own: it belongs to who wears it. */
export function addHat(figure: Figure, frame: Frame, kind: HatKind, color: Rgb): void {
  const { brief } = figure;
  const s = frame.build.head;
  const [, y, z] = frame.headAt;
  const at = (x: number, up: number, ahead: number): Point => [x * s, y + up * s, z + ahead * s];
  const put = (name: string, shape: Shape, surface = CLOTH.has(kind) ? cloth(brief, color) : brief.always("plastic", color)) =>
    figure.attach(name, "head", shape, surface);
  const making: HatMaking = { figure, frame, kind, color, s, at, put };
  turnedHat(making);
  trim(making);
  peakedCap(making);
  festiveHat(making);
  tradeHat(making);
  if (kind === "crown" || kind === "tiara") crown(figure, at, s, kind, put);
  if (kind === "halo")
    put("halo", placed(torus(s * 0.85, s * 0.1, 40, 12), { at: at(0, 1.75, -0.1), turn: [-10, 0, 0] }), glowing(hex(0xffe9a0)));
  if (kind === "headband")
    put(
      "headband",
      placed(torus(s * 1.06, s * 0.12, 40, 10), { at: at(0, BROW + 0.08, -0.1), turn: [-8, 0, 0], scale: [1, 1.6, 1] }),
      cloth(brief, color),
    );
  if (kind === "horns")
    for (const side of [1, -1])
      put("horns", horn([at(side * 0.42, 0.72, 0.25), at(side * 0.7, 1.15, 0.3), at(side * 0.72, 1.5, 0.42)], s * 0.2));
  if (kind === "astronaut") astronaut(figure, frame, color);
  if (kind === "knight") knight(figure, at, s);
  if (kind === "ninja" || kind === "cowl") hood(figure, frame, color, kind === "ninja");
  if (kind === "pirate") pirate(at, s, color, put, figure);
}

/** Hats with one profile all round, bent where they are soft. */
function turnedHat({ figure, kind, color, s, at, put }: HatMaking): void {
  const { brief } = figure;
  const profile = PROFILES[kind];
  if (!profile) return;
  const low = Math.min(...profile.map(([, up]) => up));
  const line: ProfilePoint[] = [[0, low], ...curved(profile, 26)].map(([r, up]) => [r * s, up * s]);
  let shape = lathe(line, { segments: brief.segments(36) });
  if (["wizard", "witch", "santa", "elf"].includes(kind))
    shape = warped(shape, (point) => {
      const up = Math.max(0, point.y / s - 0.8);
      point.z -= up * up * s * (kind === "santa" ? 0.5 : 0.16);
      point.x += up * up * s * (kind === "santa" ? 0.3 : 0.1);
      if (kind === "santa") point.y -= up * up * s * 0.35;
    });
  if (kind === "cowboy")
    shape = warped(shape, (point) => void (point.y += (Math.abs(point.x) > s * 1.05 ? (Math.abs(point.x) / s - 1.05) * 0.75 : 0) * s));
  if (kind === "fire") shape = warped(shape, (point) => void (point.z < -s ? (point.z *= 1.18) : 0));
  const tilt = kind === "beret" ? -14 : -6;
  put(
    "hat",
    placed(shape, { at: at(0, BROW, -0.08), turn: [tilt, 0, kind === "beret" ? -10 : 0] }),
    kind === "straw" ? cloth(brief, color) : undefined,
  );
}
