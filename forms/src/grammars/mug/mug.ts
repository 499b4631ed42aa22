import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { flat } from "@blenda/forge/language/numbers";
import { darker, hex, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder } from "@blenda/forge/solid/shapes/forms";
import { curved, lathe, type ProfilePoint } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";
import { drink, saucer } from "./drink.ts";
import { type Cup, FORMS, type Form, radiusAt } from "./forms.ts";
import { glaze } from "./glaze.ts";
import { tankard } from "./tankard.ts";

export const mug: Grammar = {
  id: "mug",
  nouns: ["mug", "cup", "coffee cup", "coffee mug", "teacup", "tea cup", "tankard", "beer mug", "stein", "beer stein", "camping mug"],
  about: "a mug or cup with a handle for coffee, tea or beer, of ceramic, enamel, wood or metal",
  traits: {
    teacup: ["teacup", "tea", "saucer", "english"],
    enamel: ["enamel", "camping", "tin", "outdoor"],
    barrel: ["round", "barrel", "cosy", "cozy"],
    tapered: ["latte", "tall", "slim"],
    bowl: ["wide", "cappuccino", "bowl", "big"],
    tankard: ["tankard", "beer", "stein", "ale", "tavern", "viking", "pint"],
    empty: ["empty"],
    saucer: ["saucer", "cappuccino", "espresso"],
    striped: ["striped", "stripes"],
    dotted: ["dotted", "dots", "spotted", "polka"],
    heart: ["heart", "love", "valentine"],
    speckled: ["speckled", "rustic", "handmade", "pottery", "stoneware"],
  },
  metresPerUnit: 0.1,
  wears: ["body", "handle stripe dot saucer heart"],
  build(brief) {
    const isTankard =
      brief.has("tankard") ||
      brief.isStyle("medieval") ||
      brief.look.material === "wood" ||
      brief.look.material === "glass" ||
      brief.isStyle("steampunk");
    return isTankard ? tankard(brief) : cup(brief);
  },
};

function cup(brief: Brief): Part[] {
  const form = formOf(brief);
  const plan = FORMS[form];
  const chance = brief.random.fork("size");
  const [wide, tall] = [chance.between(0.94, 1.08), brief.isStyle("cartoon") ? 0.85 : chance.between(0.92, 1.1)];
  const outline = plan.outline.map(([r, y]): ProfilePoint => [r * wide, y * tall]);
  const isEnamel = form === "enamel";
  const color = brief.color(
    0,
    hex(brief.random.fork("glaze").pick([0xd9572b, 0x2f6f86, 0xe9e2d2, 0x3d4a3a, 0xc8a24a, 0x8a3f4a, 0x3a4a78, 0x7fa394])),
  );
  const parts: Part[] = [
    { name: "body", shape: vessel(brief, outline, plan.wall), surface: glaze(brief, form, outline, color) },
    { name: "handle", shape: handle(brief, plan, outline, tall), surface: brief.made("porcelain", brief.look.colors[1] ?? color) },
  ];
  const lip = outline[outline.length - 1];
  const hollow = (Math.min(lip[0], radiusAt(outline, lip[1] * 0.4)) - plan.wall) * 2;
  brief.socket({ name: "inside", at: [0, 0.08, 0], size: [hollow, lip[1] - 0.08, hollow] });
  if (isEnamel)
    parts.push({
      name: "rim",
      shape: lathe(
        flat`0 -0.02, 0.018 -0.012, 0.024 0, 0.018 0.012, 0 0.02, -0.02 0.01, -0.02 -0.01`.map(
          ([r, y]): ProfilePoint => [lip[0] + r, lip[1] + y],
        ),
        { segments: brief.segments(64), creaseDegrees: 80 },
      ),
      surface: brief.always("iron", hex(0x55606e)),
    });
  if (!brief.has("empty")) parts.push(...drink(brief, outline, plan.wall));
  if (form === "teacup" || brief.has("saucer") || (form === "bowl" && chance.chance(0.6))) parts.push(...saucer(brief, color));
  if (brief.isStyle("sci-fi")) parts.push(...lights(brief, outline));
  return parts;
}

function formOf(brief: Brief): Form {
  const named = (Object.keys(FORMS) as Form[]).find((form) => brief.has(form));
  if (named) return named;
  if (brief.isStyle("ornate", "fantasy")) return "teacup";
  if (brief.isStyle("sci-fi", "modern")) return brief.random.pick(["straight", "tapered"]);
  if (brief.isStyle("retro")) return "enamel";
  return brief.random.pick(["straight", "straight", "barrel", "tapered", "bowl", "teacup", "enamel"]);
}

function vessel(brief: Brief, outline: readonly ProfilePoint[], wall: number): Shape {
  const outside = curved(outline, brief.segments(24));
  const [lipR, lipY] = outside[outside.length - 1];
  const inside = outside
    .filter(([, y]) => y > 0.1)
    .map(([r, y]): ProfilePoint => [r - wall, y])
    .reverse();
  const foot: ProfilePoint[] = [
    [0, 0.03],
    [outline[0][0] - 0.08, 0.03],
    [outline[0][0] - 0.05, 0],
  ];
  const flutes = brief.isStyle("ornate") ? 16 : 0;
  return lathe(
    [
      ...foot,
      ...outside,
      [lipR - wall * 0.2, lipY + wall * 0.36],
      [lipR - wall * 0.75, lipY + wall * 0.3],
      ...inside,
      [inside[inside.length - 1][0] * 0.7, 0.08],
      [0, 0.07],
    ],
    {
      segments: brief.segments(56),
      creaseDegrees: 55,
      radius: flutes > 0 ? (angle, y) => 1 + 0.02 * Math.cos(angle * flutes) * smoothstep(0.1, 0.3, y) : undefined,
    },
  );
}

/** An ear to the right of the cup; its ends run into the wall. */
function handle(brief: Brief, { handle: shape, wall }: Cup, outline: readonly ProfilePoint[], tall: number): Shape {
  const path = shape.map(([away, y], at): Point => {
    const isEnd = at === 0 || at === shape.length - 1;
    return [radiusAt(outline, y * tall) + away - (isEnd ? wall * 0.6 : 0), y * tall, 0];
  });
  const thick = brief.isStyle("cartoon") ? 0.085 : wall > 0.04 ? 0.055 : 0.036;
  return tube(path, (t) => thick * (1 + 0.35 * Math.abs(t * 2 - 1) ** 3), {
    sides: brief.segments(14),
    rings: brief.segments(30),
    flatten: brief.isStyle("cartoon") ? 1 : 1.35,
  });
}

function lights(brief: Brief, outline: readonly ProfilePoint[]): Part[] {
  const glow = brief.light(hex(0x35e6ff));
  const top = outline[outline.length - 1][1];
  const rings = [0.12, 0.7].map((share) =>
    placed(cylinder(radiusAt(outline, share * top) + 0.012, 0.03, { bevel: 0.008, segments: brief.segments(56) }), {
      at: [0, share * top, 0],
    }),
  );
  const collar = placed(cylinder(radiusAt(outline, top * 0.2) + 0.02, 0.1, { bevel: 0.02, segments: brief.segments(56) }), {
    at: [0, 0.03, 0],
  });
  return [
    { name: "lights", shape: joined(rings), surface: glowing(glow) },
    { name: "base", shape: collar, surface: brief.always("rubber", darker(hex(0x34363a), 0.1)) },
  ];
}
