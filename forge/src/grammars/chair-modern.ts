import { CatmullRomCurve3, Vector3 } from "three";
import { darker, hex, mix, type Rgb, smoothstep } from "../solid/color.ts";
import type { Part } from "../solid/part.ts";
import { box, cylinder, torus } from "../solid/shapes/forms.ts";
import { grid } from "../solid/shapes/grid.ts";
import { lathe } from "../solid/shapes/lathe.ts";
import { joined, type Point, placed, type Shape } from "../solid/shapes/shape.ts";
import { tube } from "../solid/shapes/tube.ts";
import { glowing } from "../solid/surfaces/glowing.ts";
import type { Brief } from "./brief.ts";
import { coated } from "./coat.ts";
import { cushion } from "./cushion.ts";

const SHELLS = [0xe8e3d8, 0x2f7f86, 0xd9772b, 0xc94b3f, 0x3a3f46, 0xe3b52f, 0x6f8f6a];

/** Side view of a moulded shell: (forward, up) from the front lip over the seat to the top of the back. */
const SHELL_SIDE: readonly [number, number, number][] = [
  // forward, up, half width
  [0.44, -0.05, 0.38],
  [0.42, 0.02, 0.42],
  [0.26, 0.03, 0.45],
  [0.02, -0.02, 0.47],
  [-0.2, 0.0, 0.47],
  [-0.34, 0.1, 0.46],
  [-0.42, 0.3, 0.46],
  [-0.47, 0.55, 0.45],
  [-0.53, 0.8, 0.4],
  [-0.56, 0.9, 0.32],
];

/** A closed sheet: front and back of the shell, joined at the rim. */
function shellSheet(brief: Brief, at: Point, hasWings: boolean): Shape {
  const rows = brief.segments(30);
  const columns = brief.segments(22);
  const side = new CatmullRomCurve3(
    SHELL_SIDE.map((point) => new Vector3(...point)),
    false,
    "centripetal",
  );
  const sideAt = (v: number) => side.getPoint(v).toArray();
  const skin = (u: number, v: number, offset: number): Point => {
    const [forward, up, half] = sideAt(v);
    const [, upNext] = sideAt(Math.min(1, v + 0.03));
    const [forwardNext] = sideAt(Math.min(1, v + 0.03));
    const steep = v > 0.97 ? 1 : Math.atan2(upNext - up, forward - forwardNext) / (Math.PI / 2);
    const across = u * 2 - 1;
    // Round corners in front and on top.
    const end = Math.max(0, (Math.abs(v - 0.5) * 2 - 0.74) / 0.26);
    const squeeze = mix(0.5, 1, Math.sqrt(Math.max(0, 1 - end ** 2.4)));
    const wing = (hasWings ? 0.26 : 0.14) * Math.abs(across) ** 2.6 * smoothstep(0.02, 0.42, v) * smoothstep(1.05, 0.55, v);
    const curl = 0.1 * across * across * smoothstep(0.55, 1, v);
    const thick = offset * 0.024 * (1 - Math.abs(across) ** 8);
    return [
      at[0] + across * half * squeeze,
      at[1] + up + wing * (1 - steep * 0.7) + thick * (1 - steep),
      at[2] + forward + wing * steep * 0.9 + curl + thick * steep,
    ];
  };
  const front = grid((u, v) => skin(u, v, 1), { columns, rows, creaseDegrees: 70 });
  const rear = grid((u, v) => skin(1 - u, v, -1), { columns, rows, creaseDegrees: 70 });
  return joined([front, rear]);
}

/** A moulded seat on dowels, on a wire base, or on a swan-necked tube. */
export function shellChair(brief: Brief): Part[] {
  const { random } = brief;
  const color = brief.color(0, hex(random.fork("shell").pick(SHELLS)));
  const seat = brief.has("tall") ? 1.4 : 0.92;
  const base = random.fork("base").pick(["dowels", "wire", "sled"]);
  const feet = [-1, 1].flatMap((x) => [-1, 1].map((z): [number, number] => [x, z]));
  const parts: Part[] = [
    { name: "shell", shape: shellSheet(brief, [0, seat, 0.06], random.fork("wings").chance(0.5)), surface: shellSurface(brief, color) },
  ];
  if (base === "dowels") {
    const legs = feet.map(([x, z]) =>
      tube(
        [
          [x * 0.42, 0, z * 0.4 + 0.02],
          [x * 0.2, seat - 0.05, z * 0.17 + 0.05],
        ],
        (t) => mix(0.022, 0.036, t),
        { sides: brief.segments(14), rings: 6 },
      ),
    );
    const braces = feet.map(([x, z]) =>
      tube(
        [
          [x * 0.37, 0.3, z * 0.34 + 0.02],
          [-x * 0.21, seat - 0.1, z * 0.18 + 0.05],
        ],
        0.008,
        { sides: 8, rings: 4 },
      ),
    );
    parts.push({ name: "legs", shape: joined(legs), surface: brief.always("wood", brief.look.colors[1] ?? hex(0xc79a62)) });
    parts.push({
      name: "braces",
      shape: joined([
        ...braces,
        ...feet.map(([x, z]) =>
          placed(cylinder(0.05, 0.07, { bevel: 0.008, segments: 16 }), { at: [x * 0.2, seat - 0.055, z * 0.17 + 0.05] }),
        ),
      ]),
      surface: brief.always("iron", hex(0x6a6b6e)),
    });
    return parts;
  }
  const metal = brief.always("steel", brief.look.colors[1] ?? hex(0xb9bdc2));
  const sled = [-1, 1].map((x) =>
    tube(
      [
        [x * 0.3, seat - 0.04, -0.12],
        [x * 0.38, 0.3, -0.34],
        [x * 0.4, 0.03, -0.4],
        [x * 0.4, 0.02, 0],
        [x * 0.4, 0.03, 0.42],
        [x * 0.38, 0.3, 0.34],
        [x * 0.3, seat - 0.02, 0.2],
      ],
      0.022,
      { sides: brief.segments(12), rings: brief.segments(40) },
    ),
  );
  const bars = [-0.3, 0.34].map((z) =>
    placed(cylinder(0.018, 0.62, { bevel: 0.002, segments: 12 }), { turn: [0, 0, 90], at: [0, seat - 0.055, z * 0.5] }),
  );
  const wire = feet.flatMap(([x, z]) =>
    [0.14, 0.26].map((near) =>
      tube(
        [
          [x * 0.36, 0.01, z * 0.36],
          [x * near, seat - 0.05, z * (0.4 - near)],
        ],
        0.012,
        { sides: 8, rings: 4 },
      ),
    ),
  );
  const ring = placed(torus(0.3, 0.012, brief.segments(40), 8), { at: [0, seat * 0.46, 0] });
  parts.push({ name: "legs", shape: joined(base === "sled" ? [...sled, ...bars] : [...wire, ring, ...bars]), surface: metal });
  return parts;
}

function shellSurface(brief: Brief, color: Rgb) {
  return brief.made(brief.random.fork("stuff").pick(["plastic", "plastic", "wood", "fabric"] as const), color);
}

/** A swivel chair on five castors. */
export function officeChair(brief: Brief): Part[] {
  const { random, look } = brief;
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

/** A command seat: padded pod with armoured sides on a pillar of light. */
export function podChair(brief: Brief): Part[] {
  const { random, look } = brief;
  const color = brief.color(0, hex(random.fork("pod").pick([0xd6d8da, 0x3c4654, 0x6a4b3a, 0x2f5d63])));
  const glow = look.glow ?? random.fork("light").pick([hex(0x35e6ff), hex(0xff8a2a), hex(0x9a6bff)]);
  const steps = brief.isStyle("low-poly") ? 3 : 8;
  const pads = [
    placed(cushion(0.84, 0.2, 0.9, { power: 6, steps }), { at: [0, 0.92, 0.05] }),
    ...[0, 1, 2].map((at) =>
      placed(cushion(0.78 - at * 0.06, 0.36, 0.2, { power: 4, steps }), {
        turn: [-12, 0, 0],
        at: [0, 1.2 + at * 0.35, -0.36 - at * 0.075],
      }),
    ),
    placed(cushion(0.44, 0.24, 0.2, { power: 3, steps }), { turn: [-12, 0, 0], at: [0, 2.2, -0.56] }),
  ];
  const armour = [-1, 1].flatMap((side) => [
    placed(box(0.1, 0.36, 1.06, 0.045), { at: [side * 0.52, 0.98, 0.02] }),
    placed(box(0.15, 0.09, 0.8, 0.03), { turn: [-4, 0, 0], at: [side * 0.54, 1.3, 0.08] }),
    placed(box(0.1, 0.3, 0.12, 0.03), { at: [side * 0.53, 1.15, -0.2] }),
    placed(box(0.09, 0.9, 0.26, 0.035), { turn: [-12, 0, side * -3], at: [side * 0.47, 1.55, -0.5] }),
  ]);
  armour.push(
    placed(box(0.86, 1.2, 0.09, 0.04), { turn: [-12, 0, 0], at: [0, 1.6, -0.58] }),
    placed(box(1.06, 0.16, 1.04, 0.05), { at: [0, 0.78, 0.02] }),
  );
  const foot = lathe(
    [
      [0, 0],
      [0.5, 0],
      [0.53, 0.03],
      [0.5, 0.08],
      [0.3, 0.14],
      [0.15, 0.2],
      [0.15, 0.6],
      [0.24, 0.72],
      [0, 0.72],
    ],
    { segments: brief.segments(36), creaseDegrees: 30 },
  );
  const lights = [
    placed(torus(0.42, 0.02, brief.segments(44), 8), { at: [0, 0.1, 0] }),
    placed(torus(0.152, 0.022, brief.segments(32), 8), { at: [0, 0.42, 0] }),
    ...[-1, 1].flatMap((side) => [
      placed(box(0.02, 0.03, 0.7, 0.008), { at: [side * 0.572, 1.0, 0.02] }),
      placed(box(0.09, 0.015, 0.18, 0.005), { turn: [-4, 0, 0], at: [side * 0.54, 1.356, 0.32] }),
    ]),
  ];
  return [
    { name: "pads", shape: joined(pads), surface: brief.always("leather", look.colors[1] ?? hex(0x2c2f36)) },
    { name: "armour", shape: joined(armour), surface: coated(brief, color, 0.12) },
    { name: "pillar", shape: foot, surface: brief.always("steel", darker(hex(0xa0a4aa), 0.1)) },
    { name: "lights", shape: joined(lights), surface: glowing(glow) },
  ];
}
