import type { Brief } from "@blenda/forge/grammar/brief";
import { flat } from "@blenda/forge/language/numbers";
import { pairs } from "@blenda/forge/language/pieces/outlines";
import { hex, lighter, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { lathe } from "@blenda/forge/solid/shapes/lathe";
import { joined, type Point, placed } from "@blenda/forge/solid/shapes/shape";
import type { Solid } from "@blenda/forge/solid/shapes/solids";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { cream, crumb, icing } from "./surfaces.ts";
import { type Bed, candles, cherries, sprinkles, swirl } from "./toppings.ts";

const RADIUS = 0.78;

/** Floors of sponge with filling between them, icing that ran over the edge, and a slice already eaten. */
export function layerCake(brief: Brief, color: Rgb): Part[] {
  const chance = brief.random.fork("layers");
  const floors = brief.has("layered") ? 3 : chance.whole(2, 3);
  const floor = 0.26;
  const height = floors * floor;
  const hasSlice = !brief.has("candles") && chance.chance(0.65);
  const isPale = color[0] + color[1] + color[2] > 2.4;
  const isDark = brief.has("chocolate") || chance.chance(0.35);
  const wall = brief.color(1, isDark ? hex(0x6b4129) : isPale ? hex(chance.pick([0xf3b6c4, 0xa9d8d2, 0xf0d58a])) : lighter(color, 0.55));
  const filling = brief.color(2, hex(chance.pick([0xc22f3f, 0xf4ead2, 0xe8a83a])));
  const sponge = isDark ? hex(0x4c2a1a) : hex(0xe0b368);
  const { solids } = brief;
  const segments = brief.segments(64);
  const wedge = slice(brief);
  const cut = (profile: number[]) => {
    const whole = solids.revolve(pairs(profile), segments);
    return (hasSlice ? whole.minus(wedge) : whole).shape(40);
  };
  const body = cut([0, 0, RADIUS - 0.02, 0, RADIUS, 0.02, RADIUS, height - 0.03, RADIUS - 0.03, height, 0, height]);
  const coat = icing(brief, wall);
  const inside = crumb(brief, { sponge, filling, floor, height });
  const skin: Surface = (at, out) => (Math.hypot(at.x, at.z) < RADIUS - 0.035 && Math.abs(at.ny) < 0.5 ? inside : coat)(at, out);
  const parts: Part[] = [
    { name: "cake", shape: body, surface: skin },
    { name: "icing", shape: dripping(brief, height, hasSlice, segments), surface: icing(brief, color) },
    { name: "plate", shape: plate(brief, segments), surface: brief.always("porcelain", hex(chance.pick([0xf2f1ec, 0xdfe8ee, 0xf3e3e0]))) },
    ...dollops(brief, height, hasSlice, lighter(color, 0.6)),
  ];
  if (brief.has("candles") || (!hasSlice && chance.chance(0.5))) parts.push(...candles(brief, 6, 0.34, height + 0.05, chance));
  if (chance.chance(0.6) || brief.isDetailed) parts.push(...sprinkles(brief, strewn(brief, height, hasSlice), 0.03));
  return parts;
}

/** The piece that is gone, in degrees from the front to the right. */
const SLICE = { from: 32, to: 84 };

const isEaten = (angle: number, hasSlice: boolean, margin: number) => {
  const degrees = (angle * 180) / Math.PI;
  return hasSlice && degrees > SLICE.from - margin && degrees < SLICE.to + margin;
};

function slice({ solids }: Brief): Solid {
  const corner = (degrees: number): [number, number] => [2 * Math.sin((degrees * Math.PI) / 180), -2 * Math.cos((degrees * Math.PI) / 180)];
  return solids.extrude([[0, 0], corner(SLICE.from), corner(SLICE.to)], 4).turn(-90, 0, 0);
}

/** A cap of icing with drops of different length round its edge; the eaten slice took its part along. */
function dripping(brief: Brief, height: number, hasSlice: boolean, segments: number): Part["shape"] {
  const { solids, noise } = brief;
  const chance = brief.random.fork("drips");
  const count = 15;
  const cap = solids.revolve(
    flat`
      0 ${height - 0.02}, ${RADIUS - 0.04} ${height - 0.05}, ${RADIUS + 0.035} ${height - 0.05}, ${RADIUS + 0.045} ${height - 0.01},
      ${RADIUS + 0.01} ${height + 0.045}, ${RADIUS - 0.06} ${height + 0.055}, 0 ${height + 0.055}
    `,
    segments,
  );
  const drops = Array.from({ length: count }, (_, at) => {
    const angle = ((at + chance.between(-0.25, 0.25)) / count) * 2 * Math.PI;
    const long = chance.between(0.08, 0.26) * (1 + noise.at(at, 1, 1) * 0.3);
    const [x, z] = [Math.sin(angle) * (RADIUS + 0.005), Math.cos(angle) * (RADIUS + 0.005)];
    const ball = solids.sphere(0.052, brief.segments(14));
    return solids.union(
      ball.at(x, height - 0.02 - long, z),
      solids.cylinder(0.04, long, { segments: 10 }).at(x, height - 0.02 - long / 2, z),
    );
  });
  const whole = solids.union(cap, ...drops);
  return (hasSlice ? whole.minus(slice(brief)) : whole).shape(50);
}

const plate = (brief: Brief, segments: number) =>
  placed(
    lathe(flat`0 -0.09, 0.5 -0.09, 0.54 -0.06, 0.95 -0.03, 1.02 0, 1.03 0.018, 1 0.022, 0.92 0.004, 0 0.004`, {
      segments: Math.max(segments, brief.segments(56)),
      creaseDegrees: 40,
    }),
    { at: [0, 0, 0] },
  );

/** Cream round the rim, a cherry on every second one. */
function dollops(brief: Brief, height: number, hasSlice: boolean, color: Rgb): Part[] {
  const count = 10;
  const places = Array.from({ length: count }, (_, at) => ((at + 0.5) / count) * 2 * Math.PI).filter(
    (angle) => !isEaten(angle, hasSlice, 10),
  );
  const at = (angle: number, y: number): Point => [Math.sin(angle) * 0.6, y, Math.cos(angle) * 0.6];
  const cone = swirl(brief, 0.085, 1.8, 0.15);
  return [
    {
      name: "cream",
      shape: joined(places.map((angle) => placed(cone, { at: at(angle, height + 0.09) }))),
      surface: cream(brief, color),
      density: 0.8,
    },
    ...cherries(
      brief,
      places.filter((_, index) => index % 2 === 0).map((angle) => at(angle, height + 0.21)),
      0.062,
    ),
  ];
}

function strewn(brief: Brief, height: number, hasSlice: boolean): Bed[] {
  const chance = brief.random.fork("strewn");
  return Array.from({ length: 60 }, () => ({ angle: chance.between(0, 2 * Math.PI), away: Math.sqrt(chance.between(0.02, 1)) * 0.48 }))
    .filter(({ angle, away }) => !isEaten(angle, hasSlice, smoothstep(0.5, 0.1, away) * 30 + 6))
    .map(({ angle, away }) => ({ at: [Math.sin(angle) * away, height + 0.062, Math.cos(angle) * away], out: [0, 1, 0] }));
}
