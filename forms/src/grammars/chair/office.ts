import type { Brief } from "@blenda/forge/grammar/brief";
import { cushion } from "@blenda/forge/language/pieces/cushion";
import { hex, mix } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { box, cylinder, torus } from "@blenda/forge/solid/shapes/forms";
import { joined, placed } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { glowing } from "@blenda/forge/solid/surfaces/glowing";

/** A swivel chair on five castors. */
export function officeChair(brief: Brief): Part[] {
  const { random, look } = brief;
  brief.socket({ name: "seat", at: [0, 1.06, 0.06], size: [0.8, 1, 0.72] });
  const isRacing = brief.isStyle("sci-fi") || random.chance(0.4);
  const color = brief.color(0, hex(random.fork("cloth").pick([0x2a2d33, 0x31404f, 0x5a2f2f, 0x3d4a3a])));
  const accent = look.colors[1] ?? hex(random.fork("accent").pick([0xc9342b, 0x2b7fd0, 0xe08a1c, 0xb9bdc2]));
  const steps = brief.isStyle("low-poly") ? 3 : 8;
  const tall = isRacing ? 1.3 : random.between(0.85, 1.1);
  const back = placed(cushion(0.86, tall, 0.2, { power: isRacing ? 4 : 5, steps }), {
    turn: [-9, 0, 0],
    at: [0, 1.12 + tall / 2, -0.44 - tall * 0.08],
  });
  const pads = [placed(cushion(1, 0.2, 0.96, { power: 6, steps }), { at: [0, 0.98, 0] }), back];
  if (isRacing)
    pads.push(
      ...[-1, 1].map((side) =>
        placed(cushion(0.16, tall * 0.62, 0.24, { power: 3, steps }), {
          turn: [-9, side * -24, 0],
          at: [side * 0.43, 1.12 + tall * 0.42, -0.37 - tall * 0.07],
        }),
      ),
    );
  const trim = [
    placed(cushion(0.5, 0.24, 0.14, { power: 3.4, steps }), { turn: [-9, 0, 0], at: [0, 1.3, -0.37] }),
    ...(isRacing ? [placed(cushion(0.42, 0.24, 0.14, { power: 3, steps }), { turn: [-9, 0, 0], at: [0, 1.05 + tall, -0.52] })] : []),
  ];
  const hub = [
    placed(cylinder(0.045, 0.56, { bevel: 0.005, segments: brief.segments(20) }), { at: [0, 0.58, 0] }),
    placed(cylinder(0.07, 0.34, { bevel: 0.01, segments: brief.segments(20) }), { at: [0, 0.36, 0] }),
    placed(box(0.4, 0.07, 0.5, 0.02), { at: [0, 0.86, 0] }),
    tube(
      [
        [0, 0.86, -0.2],
        [0, 0.9, -0.52],
        [0, 1.2, -0.6],
      ],
      0.045,
      { sides: brief.segments(12), rings: 14 },
    ),
  ];
  const star = Array.from({ length: 5 }, (_, at) =>
    placed(
      tube(
        [
          [0, 0.2, 0.03],
          [0, 0.19, 0.3],
          [0, 0.13, 0.56],
        ],
        (t) => mix(0.055, 0.03, t),
        { sides: brief.segments(10), rings: 8 },
      ),
      { turn: [0, at * 72 + 12, 0] },
    ),
  );
  const wheels = Array.from({ length: 5 }, (_, at) =>
    placed(
      joined(
        [-1, 1].map((side) =>
          placed(cylinder(0.07, 0.035, { bevel: 0.012, segments: brief.segments(20) }), {
            turn: [0, 0, 90],
            at: [side * 0.025, 0.07, 0.56],
          }),
        ),
      ),
      { turn: [0, at * 72 + 12, 0] },
    ),
  );
  const rests = [-1, 1].flatMap((side) => [
    tube(
      [
        [side * 0.44, 0.9, 0],
        [side * 0.58, 1.0, 0],
        [side * 0.58, 1.36, 0],
      ],
      0.032,
      { sides: brief.segments(10), rings: 14 },
    ),
    placed(box(0.13, 0.05, 0.48, 0.02, 2), { at: [side * 0.58, 1.38, 0.02] }),
  ]);
  return [
    { name: "pads", shape: joined(pads), surface: brief.made(isRacing ? "leather" : "fabric", color) },
    { name: "trim", shape: joined(trim), surface: brief.always(isRacing ? "leather" : "fabric", accent) },
    { name: "base", shape: joined([...hub, ...star]), surface: brief.always("steel", hex(isRacing ? 0x8a8e94 : 0xb9bdc2)) },
    { name: "armrests", shape: joined([...rests, ...wheels]), surface: brief.always("plastic", hex(0x2c2e33)) },
    ...(look.glow
      ? [{ name: "lights", shape: placed(torus(0.3, 0.02, brief.segments(40), 8), { at: [0, 0.9, 0] }), surface: glowing(look.glow) }]
      : []),
  ];
}
