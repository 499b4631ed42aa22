import type { Brief } from "@blenda/forge/grammar/brief";
import { hex, mix, type Rgb, smoothstep } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { cylinder, torus } from "@blenda/forge/solid/shapes/forms";
import { grid } from "@blenda/forge/solid/shapes/grid";
import { joined, type Point, placed, type Shape } from "@blenda/forge/solid/shapes/shape";
import { tube } from "@blenda/forge/solid/shapes/tube";
import { CatmullRomCurve3, Vector3 } from "three";

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
  brief.socket({ name: "seat", at: [0, seat + 0.02, 0.06], size: [0.7, 1, 0.64] });
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
