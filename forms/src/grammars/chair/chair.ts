import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { beam } from "@blenda/forge/language/pieces/beam";
import { cushion } from "@blenda/forge/language/pieces/cushion";
import { hex, type Rgb } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { type BackKind, backOf, type Frame } from "./backs.ts";
import { type LegKind, legShapes, stretchers } from "./legs.ts";
import { shellChair } from "./modern.ts";
import { officeChair } from "./office.ts";
import { podChair } from "./pod.ts";
import { throne } from "./throne.ts";

export const chair: Grammar = {
  id: "chair",
  nouns: ["chair", "dining chair", "kitchen chair", "office chair", "desk chair", "throne", "seat", "wooden chair", "gaming chair"],
  about: "a chair with four legs, a seat and a backrest, also a stool, an office chair or a throne",
  traits: {
    stool: ["stool", "backless", "footstool"],
    tall: ["tall", "high", "bar"],
    office: ["office", "desk", "swivel", "gaming", "wheels"],
    shell: ["shell", "moulded", "molded", "scandinavian", "midcentury", "mid-century", "designer"],
    throne: ["throne", "king", "queen", "royal"],
    ladder: ["ladder", "rustic", "farmhouse"],
    spindles: ["spindle", "windsor", "rods"],
    slats: ["slat", "slatted", "slats"],
    crossed: ["cross", "crossed", "bistro"],
    padded: ["padded", "cushioned", "upholstered", "soft"],
    arms: ["arms", "armrests", "armrest"],
  },
  metresPerUnit: 0.5,
  wears: ["frame", "cushion seat leg back"],
  build(brief) {
    if (brief.has("throne")) return throne(brief);
    if (brief.has("office")) return officeChair(brief);
    if (brief.isStyle("sci-fi")) return podChair(brief);
    if (brief.has("shell") || (brief.isStyle("modern", "retro") && !brief.has("stool"))) return shellChair(brief);
    return joinery(brief);
  },
};

/** A chair of posts, rails and a seat, as joiners make them. */
function joinery(brief: Brief): Part[] {
  const { random } = brief;
  const isHeavy = brief.isStyle("medieval", "cartoon");
  const isRich = brief.isStyle("ornate", "fantasy");
  const frame: Frame = {
    width: random.between(0.84, 0.98),
    depth: random.between(0.8, 0.9),
    seat: brief.has("tall") ? 1.35 : brief.has("stool") ? 0.95 : random.between(0.86, 0.92),
    top: (brief.has("tall") ? 2.15 : 1.78) + random.between(-0.1, 0.22),
    lean: random.between(0.1, 0.2),
    post: isHeavy ? 0.12 : random.between(0.07, 0.09),
  };
  const legs: LegKind = isRich ? "cabriole" : isHeavy ? "square" : random.fork("legs").pick(["square", "turned", "splayed"]);
  const tone = brief.isStyle("medieval")
    ? 0x5e3b22
    : random.fork("wood").pick([0x8f5c33, 0x6b3f24, 0xb98a57, 0x4a2f20, 0xa5713f, 0xcaa777]);
  const color = brief.color(0, isRich ? hex(0xd8b25a) : hex(tone));
  // Cloth and leather cover the seat; what carries it stays wood.
  const isCovered = brief.look.material === "fabric" || brief.look.material === "leather";
  const wood =
    isRich && !brief.look.material
      ? brief.always("gold", brief.look.colors[1])
      : isCovered
        ? brief.always("wood", brief.look.colors[1] ?? hex(tone))
        : brief.made("wood", color);
  const shapes = [...legShapes(brief, frame, legs), ...stretchers(brief, frame, legs)];
  const hasBack = !brief.has("stool");
  const kind = hasBack ? backKind(brief) : null;
  if (kind) shapes.push(...backOf(brief, frame, kind));
  if (hasBack && (brief.has("arms") || random.fork("arms").chance(0.18))) shapes.push(...arms(brief, frame));
  const isPadded = isCovered || kind === "padded" || isRich || brief.has("padded") || random.fork("pad").chance(0.4);
  shapes.push(...seatBoards(brief, frame));
  brief.socket({ name: "seat", at: [0, frame.seat + 0.04, frame.depth * 0.06], size: [frame.width * 0.84, 1, frame.depth * 0.76] });
  const parts: Part[] = [{ name: "frame", shape: joined(shapes), surface: wood }];
  if (isPadded) parts.push(...upholstery(brief, frame, kind));
  return parts;
}

function backKind(brief: Brief): BackKind {
  const named = (["ladder", "spindles", "slats", "crossed", "padded"] as const).find((name) => brief.has(name));
  if (named) return named;
  if (brief.isStyle("ornate", "fantasy")) return "padded";
  if (brief.isStyle("medieval")) return brief.random.fork("back").pick(["panel", "slats"]);
  return brief.random.fork("back").pick(["ladder", "spindles", "slats", "crossed", "splat", "padded"]);
}

/** Boards side by side, rounded in front and hollowed a little. */
function seatBoards(brief: Brief, { width, depth, seat }: Frame): Shape[] {
  const grain = brief.random.fork("seat");
  if (brief.has("stool") && grain.chance(0.5)) {
    const r = Math.min(width, depth) * 0.54;
    return [
      placed(
        lathe(
          [
            [0, -0.035],
            [r - 0.03, -0.035],
            [r, -0.01],
            [r - 0.004, 0.024],
            [r - 0.03, 0.04],
            [r * 0.5, 0.03],
            [0, 0.022],
          ],
          { segments: brief.segments(44), creaseDegrees: 50 },
        ),
        { at: [0, seat, 0] },
      ),
    ];
  }
  const count = grain.whole(3, 5);
  return Array.from({ length: count }, (_, at) => {
    const wide = (width + 0.06) / count;
    return placed(
      beam(
        [
          [0, -depth / 2 - 0.01, 0],
          [0, depth / 2 + 0.04, 0],
        ],
        wide - 0.004,
        0.065,
        { bevel: 0.016, grain },
      ),
      { turn: [90, 0, 0], at: [(at - (count - 1) / 2) * wide, seat, 0] },
    );
  });
}

function arms(brief: Brief, { width, depth, seat, post }: Frame): Shape[] {
  const grain = brief.random.fork("arm grain");
  const y = seat + 0.46;
  return [-1, 1].flatMap((side) => {
    const x = side * (width / 2 - post * 0.3);
    return [
      beam(
        [
          [x, seat - 0.02, depth / 2 - 0.16],
          [x + side * 0.03, y, depth / 2 - 0.14],
        ],
        post * 0.62,
        post * 0.62,
        { grain },
      ),
      placed(
        beam(
          [
            [0, -depth / 2 - 0.02, 0],
            [0, 0, 0],
            [0, depth / 2 - 0.02, -0.02],
          ],
          post * 1.15,
          0.05,
          { bevel: 0.014, grain },
        ),
        { turn: [90, 0, 0], at: [x + side * 0.02, y, -0.02] },
      ),
    ];
  });
}

function upholstery(brief: Brief, { width, depth, seat, top, lean }: Frame, kind: BackKind | null): Part[] {
  const { material, colors } = brief.look;
  const isNamed = material === "fabric" || material === "leather";
  const tone: Rgb =
    colors[isNamed ? 0 : 1] ??
    brief.random.fork("cloth").pick([hex(0x7a2f33), hex(0x2f5a5e), hex(0x44583a), hex(0x3b4a78), hex(0xc9b892), hex(0x6b4a2f)]);
  const cloth = brief.always(isNamed ? material : brief.isStyle("steampunk", "medieval") ? "leather" : "fabric", tone);
  const pad = placed(cushion(width - 0.05, 0.16, depth - 0.04, { power: 6, steps: brief.isStyle("low-poly") ? 3 : 8 }), {
    at: [0, seat + 0.06, 0.01],
  });
  const seam = [pad];
  if (kind === "padded") {
    const [low, high] = [seat + 0.36, top - 0.05];
    const tilt = (Math.atan2(lean, top - seat) * 180) / Math.PI;
    const z = -depth / 2 + 0.06 - (lean * ((low + high) / 2 - seat)) / (top - seat);
    seam.push(
      placed(
        cushion(width - 0.24, high - low, 0.17, {
          power: brief.isStyle("ornate", "fantasy") ? 2.6 : 6,
          steps: brief.isStyle("low-poly") ? 3 : 8,
        }),
        { turn: [-tilt, 0, 0], at: [0, (low + high) / 2, z] },
      ),
    );
  }
  return [{ name: "cushions", shape: joined(seam), surface: cloth }];
}
