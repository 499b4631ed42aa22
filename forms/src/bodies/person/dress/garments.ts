import { darker, hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import { placed } from "@blenda/forge/solid/shapes/shape";
import type { MaterialName } from "@blenda/forge/solid/surfaces/stuff";
import { layered, type Surface, setColor, tint } from "@blenda/forge/solid/surfaces/surface";
import { cloth } from "../../core/cloth.ts";
import { coatOf } from "../../core/coat.ts";
import { fin } from "../../core/details.ts";
import type { Figure } from "../../core/figure.ts";
import type { Mass } from "../../core/mass.ts";
import type { Flesh } from "../flesh.ts";
import type { Extra, Outfit } from "../outfit.ts";
import type { Frame } from "../skeleton.ts";

interface Dressing {
  figure: Figure;
  frame: Frame;
  flesh: Flesh;
  outfit: Outfit;
  extras: ReadonlySet<Extra>;
  skin: Rgb;
  /** A skirt may be cut level: the legs stand. */
  isUpright: boolean;
}

const SLEEVES = { bare: 0, none: 0, short: 0.34, long: 0.97, wide: 0.97 } as const;

/** Skin where it shows, and cloth over everything else. */
export function dressed(dressing: Dressing): void {
  const { figure, flesh, outfit, extras, skin } = dressing;
  const { brief } = figure;
  const { top, bottom, skirt, shoes } = outfit;
  const isTail = extras.has("fish tail");
  const bare = coatOf(brief, { covering: "smooth", main: skin });
  const shows: Mass[] = [];
  if (!extras.has("gloves")) shows.push(...flesh.hands());
  if (SLEEVES[top.sleeves] < 0.9) shows.push(...flesh.arms(1));
  const areLegsBare =
    (bottom.isShort || bottom.isBrief || skirt !== undefined) &&
    !isTail &&
    (skirt ?? 0) < 0.9 &&
    (outfit.build === "woman" || bottom.isShort || bottom.isBrief || brief.has("woman") || brief.has("girl"));
  if (areLegsBare) shows.push(...flesh.legs(1));
  if (!shoes && !isTail) shows.push(...flesh.feet());
  if (isTail || top.sleeves === "bare") shows.push(...flesh.torso(0));
  if (shows.length > 0) figure.parts.push({ name: "skin", shape: figure.skin({ triangles: 2_400, soft: 0.03 }, shows), surface: bare });
  const shirt = brief.color(0, hex(top.color));
  if (top.sleeves !== "bare") wearTop(dressing, shirt);
  const isOne = skirt !== undefined && top.color === bottom.color;
  const lower = isOne ? brief.color(1, shirt) : brief.color(1, hex(bottom.color));
  wearBottom(dressing, lower, areLegsBare);
  if (shoes) {
    const masses = flesh.feet(shoes.isBoot ? 0.026 : 0.014, shoes.isBoot ? 0.55 : 0);
    figure.parts.push({
      name: "shoes",
      shape: figure.skin({ triangles: 1_300, soft: 0.03 }, masses),
      surface: shoes.isFurry
        ? coatOf(brief, { covering: "fur", main: hex(shoes.color) })
        : soled(brief.always(top.of === "steel" ? "steel" : "leather", hex(shoes.color)), hex(shoes.color), top.of === "steel"),
    });
  }
  if (extras.has("gloves"))
    figure.parts.push({
      name: "gloves",
      shape: figure.skin({ triangles: 1_300, soft: 0.03 }, flesh.hands(0.01)),
      surface: brief.always(top.of === "steel" ? "steel" : "leather", top.of === "steel" ? hex(0x9aa0aa) : darker(shirt, 0.35)),
    });
}

function wearTop({ figure, frame, flesh, outfit, extras }: Dressing, color: Rgb): void {
  const { top } = outfit;
  const { brief } = figure;
  const more = top.of === "steel" ? 0.022 : 0.016;
  const isTail = extras.has("fish tail");
  if (isTail) {
    const band = flesh.torso(0.014).filter((mass) => mass.bone === "chest" && "size" in mass && mass.size[0] < 0.1);
    if (band.length > 0)
      figure.parts.push({ name: "top", shape: figure.skin({ triangles: 1_000, soft: 0.03 }, band), surface: cloth(brief, color) });
    return;
  }
  const sleeves = SLEEVES[top.sleeves];
  const masses = [
    ...flesh.torso(more).slice(1),
    ...(sleeves > 0 ? flesh.arms(sleeves, more + 0.004, top.sleeves === "wide" ? 0.05 : top.sleeves === "short" ? 0.012 : 0.004) : []),
  ];
  const surface = clothes(figure, top.of ?? "fabric", color);
  const layers: Surface[] = [surface];
  const { shoulderY, build } = frame;
  // A jacket stands open over a white shirt.
  if (top.isOpen)
    layers.push((at, out) => {
      const low = shoulderY - build.torso * 0.62;
      const half = ((at.y - low) / (shoulderY - low)) * build.chest * 0.42;
      if (at.z > 0 && at.y > low && Math.abs(at.x) < half) setColor(out, [0.95, 0.95, 0.94]);
      else if (at.z > 0 && at.y > low && Math.abs(at.x) < half + 0.03) tint(out, lighter(color, 0.18), 1);
    });
  if (extras.has("stripes"))
    layers.push((at, out) => {
      const y = (shoulderY - at.y) / build.torso;
      if ((y > 0.42 && y < 0.52) || (y > 0.66 && y < 0.76)) setColor(out, hex(0xf0f2ee));
    });
  if (extras.has("hoops") || extras.has("hoops top")) layers.push(hoops);
  if (extras.has("checks")) layers.push(checked(color));
  if (extras.has("stitches"))
    layers.push((at, out) => {
      const torn = figure.brief.noise.fbm(at.x * 7, at.y * 7, at.z * 7, 2);
      tint(out, hex(0x3a2f26), smoothstep(0.1, 0.3, torn));
    });
  figure.parts.push({ name: "top", shape: figure.skin({ triangles: 3_400, soft: 0.05 }, masses), surface: layered(...layers) });
}

function wearBottom(dressing: Dressing, color: Rgb, areLegsBare: boolean): void {
  const { figure, frame, flesh, outfit, extras, isUpright } = dressing;
  const { bottom, skirt } = outfit;
  const { brief } = figure;
  if (extras.has("fish tail")) {
    fishTail(figure, frame, flesh, color);
    return;
  }
  const surface = clothes(figure, bottom.of ?? "fabric", color);
  if (skirt === undefined || !areLegsBare) {
    const under = skirt === undefined ? color : brief.color(1, hex(bottom.color));
    const masses: Mass[] = [
      ...flesh.legs(bottom.isBrief ? 0.1 : bottom.isShort ? 0.42 : 0.96, bottom.isFurry ? 0.03 : 0.014, bottom.isShort ? 0.02 : 0.012),
      ...flesh.torso(0.014).slice(0, 1),
    ];
    if (skirt === undefined || skirt < 0.9)
      figure.parts.push({
        name: "bottom",
        shape: figure.skin({ triangles: 2_600, soft: 0.03 }, masses),
        surface: bottom.isFurry
          ? coatOf(brief, { covering: "fur", main: under })
          : legwear(dressing, clothes(figure, bottom.of ?? "fabric", under)),
      });
  }
  if (skirt === undefined) return;
  const isCoat = outfit.bottom.color !== outfit.top.color && !areLegsBare;
  const tone = isCoat ? brief.color(0, hex(outfit.top.color)) : color;
  const hem = frame.hipY - (frame.hipY - 0.02) * skirt + 0.01;
  const shape = figure.skin(
    { triangles: 2_800, soft: 0.1, ...(isUpright ? { hem } : {}) },
    flesh.skirt(Math.min(isUpright ? 1 : 0.86, skirt + 0.06), 0.03, isUpright),
  );
  const pleated: Surface = (at, out) => {
    (isCoat ? clothes(figure, outfit.top.of ?? "fabric", tone) : surface)(at, out);
    const fold = Math.sin(Math.atan2(at.x, at.z) * 16);
    const low = smoothstep(frame.hipY, frame.hipY - 0.2, at.y);
    tint(out, darker(tone, 0.35), Math.max(0, fold) * 0.35 * low);
    out.height += fold * 0.012 * low;
    if (at.y < hem + 0.035 && at.y > hem - 0.02) tint(out, lighter(tone, 0.3), 0.7);
  };
  figure.parts.push({ name: "skirt", shape, surface: pleated });
}

/** One tail instead of legs, scaled, with a fin. */
function fishTail(figure: Figure, { hipY, build }: Frame, flesh: Flesh, color: Rgb): void {
  const hips = flesh.torso(0.012).slice(0, 1);
  const line: readonly (readonly [number, number, number])[] = [
    [hipY, 0, build.hip * 0.82],
    [hipY * 0.68, 0.05, build.hip * 0.74],
    [hipY * 0.4, 0.02, build.hip * 0.52],
    [0.16, -0.06, build.hip * 0.3],
    [0.07, -0.2, build.hip * 0.2],
  ];
  const masses: Mass[] = line
    .slice(1)
    .map(([y, z, thick], at) => ({ bone: "hips", from: [0, line[at][0], line[at][1]], to: [0, y, z], thick: [line[at][2], thick] }));
  const coat = coatOf(figure.brief, { covering: "scales", main: color });
  figure.parts.push({ name: "fish tail", shape: figure.skin({ triangles: 2_600, soft: 0.06 }, [...hips, ...masses]), surface: coat });
  const fluke = fin(
    [
      [0.06, 0],
      [-0.1, 0.14],
      [-0.34, 0.3],
      [-0.26, 0.02],
      [-0.34, -0.3],
      [-0.1, -0.14],
    ],
    0.035,
  ).rotateZ(Math.PI / 2);
  figure.attach(
    "fin",
    "hips",
    placed(fluke, { at: [0, 0.06, -0.22], turn: [14, 0, 0] }),
    figure.brief.always("plastic", lighter(color, 0.2)),
  );
}

/** Dark hoops from top to toe. */
const hoops: Surface = (at, out) => {
  if (Math.sin(at.y * 62) > 0) setColor(out, hex(0x26262c));
};

/** A woodcutter's check: dark bands both ways. */
const checked =
  (color: Rgb): Surface =>
  (at, out) => {
    const [down, across] = [Math.sin(at.y * 58) > 0.1, Math.sin(Math.atan2(at.x, at.z + 0.3) * 16) > 0.1];
    if (down) tint(out, darker(color, 0.7), 0.62);
    if (across) tint(out, darker(color, 0.7), 0.62);
  };

const legwear = ({ extras }: Dressing, surface: Surface): Surface => (extras.has("hoops") ? layered(surface, hoops) : surface);

/** Cloth, or the metal and leather of armour. */
function clothes(figure: Figure, of: MaterialName, color: Rgb): Surface {
  const { brief } = figure;
  if (of !== "fabric") return brief.made(of, color);
  if (brief.look.material) return brief.made(brief.look.material, color);
  return cloth(brief, color);
}

/** A darker sole below. */
function soled(surface: Surface, color: Rgb, isSteel: boolean): Surface {
  const sole = darker(color, 0.55);
  return (at, out) => {
    surface(at, out);
    if (!isSteel && at.y < 0.022) setColor(out, sole);
  };
}
