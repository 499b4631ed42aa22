import { all, box, cylinder, extrude, type Form, lathe, sphere, torus } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, whole } from "@blenda/forge/language/program";
import { drumX, drumZ, panel, rod, tray } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second } from "@blenda/forge/language/substance";

/** Little coloured pictures in a grid on a screen, in three parts. */
const icons = (columns: number, rows: number, step: number, at: (form: Form) => Form) =>
  [0x4fa3f7, 0xf28b50, 0x63c26b].map((color, kind) => {
    const spots = Array.from({ length: columns * rows }, (_, index) => index).filter(
      (index) => (index * 7 + Math.floor(index / columns)) % 3 === kind,
    );
    const one = panel(step * 0.66, step * 0.66, 0.008, step * 0.16, 0.002);
    const place = (index: number): [number, number, number] => [
      ((index % columns) - (columns - 1) / 2) * step,
      ((rows - 1) / 2 - Math.floor(index / columns)) * step,
      0,
    ];
    return part("icons", fixed("plastic", color), at(one.scatter(spots.map((index) => ({ at: place(index) })))));
  });

export const handhelds = [
  program({
    id: "phone",
    is: ["printed"],
    nouns: ["smartphone", "mobile phone", "cell phone", "cellphone", "mobile", "iphone", "android phone", "handy"],
    about: "a smartphone: a flat glass screen with icons, camera lenses on the back",
    metresPerUnit: 0.075,
    wears: ["case body back", "screen"],
    params: { high: [1.95, 2.15], corner: [0.1, 0.18], lenses: whole(1, 3) },
    sockets: () => ({ grip: { at: [0, 0.7, 0], size: [1, 1.2, 0.12] } }),
    parts: ({ high, corner, lenses }) => [
      part("case", main("steel", 0x3b3f46), panel(1, high, 0.11, corner, 0.03)),
      part("screen", second("plastic", 0x18263a), panel(0.94, high - 0.06, 0.012, corner * 0.8, 0.003).at(0, 0, 0.053)),
      ...icons(4, 5, 0.215, (form) => form.at(0, 0.14, 0.06)),
      part("dock", fixed("plastic", 0x33475f), panel(0.84, 0.2, 0.008, 0.06, 0.002).at(0, -high / 2 + 0.2, 0.06)),
      part(
        "dock icons",
        fixed("plastic", 0xf4f4f2),
        panel(0.13, 0.13, 0.01, 0.03, 0.002)
          .array(4, [0.2, 0, 0])
          .at(0, -high / 2 + 0.2, 0.063),
      ),
      part(
        "lens",
        fixed("plastic", 0x0b0c0e),
        all(
          drumZ(0.025, 0.012).at(0, high / 2 - 0.1, 0.06),
          drumZ(0.085, 0.05)
            .array(lenses, [0, 0.22, 0])
            .at(0.26, high / 2 - 0.36, -0.07),
        ),
      ),
      part("lens plate", fixed("steel", 0x24272c), panel(0.3, 0.2 + lenses * 0.2, 0.04, 0.08, 0.01).at(0.26, high / 2 - 0.36, -0.06)),
      part(
        "buttons",
        fixed("steel", 0x6d7279),
        all(box(0.02, 0.24, 0.04, 0.008).at(0.503, 0.3, 0), box(0.02, 0.16, 0.04, 0.008).array(2, [0, 0.2, 0]).at(-0.503, 0.4, 0)),
      ),
    ],
  }),
  program({
    id: "tablet",
    nouns: ["ipad", "tablet computer", "e-reader", "kindle", "drawing tablet", "graphics tablet"],
    about: "a tablet computer: a large flat touch screen, with a pen",
    metresPerUnit: 0.17,
    wears: ["case body", "screen", "pen"],
    params: { wide: [1, 1.1], tilt: [12, 22] },
    parts: ({ wide, tilt }) => {
      const lean = (form: Form) => form.turn(-tilt, 0, 0);
      return [
        part("case", main("steel", 0xa9adb3), lean(panel(wide, 1.4, 0.05, 0.08, 0.014))),
        part("frame", fixed("plastic", 0x111214), lean(panel(wide - 0.03, 1.37, 0.012, 0.07, 0.003).at(0, 0, 0.022))),
        part("screen", second("plastic", 0x203a52), lean(box(wide - 0.12, 1.24, 0.01, 0.002).at(0, 0, 0.027))),
        ...icons(5, 5, 0.16, (form) => lean(form.at(0, 0.14, 0.032))),
        part("dock", fixed("plastic", 0x3b566f), lean(panel(wide - 0.36, 0.16, 0.008, 0.05, 0.002).at(0, -0.5, 0.031))),
        part(
          "stand",
          fixed("plastic", 0x2a2c30),
          all(
            rod([0.2, -0.66, 0.1], [0.2, 0.2, -0.12], 0.02).mirror("x"),
            rod([0.2, -0.68, -0.42], [0.2, 0.2, -0.12], 0.02).mirror("x"),
            rod([-0.22, -0.68, -0.42], [0.22, -0.68, -0.42], 0.02),
            rod([-0.22, -0.68, 0.19], [0.22, -0.68, 0.19], 0.02),
          ),
        ),
        part("pen", fixed("plastic", 0xf3f2ee), rod([0.3, -0.675, 0.5], [-0.34, -0.675, 0.42], 0.025)),
        part("pen tip", fixed("plastic", 0x232428), rod([-0.34, -0.675, 0.42], [-0.42, -0.675, 0.41], 0.025, 0.004)),
      ];
    },
  }),
  program({
    id: "game controller",
    nouns: ["gamepad", "joypad", "controller", "video game controller", "xbox controller", "playstation controller"],
    about: "a game controller held in both hands, with two sticks, a cross and coloured buttons",
    metresPerUnit: 0.11,
    wears: ["body shell", "stick grip"],
    params: { wide: [0.94, 1.06], tilt: [30, 44] },
    sockets: () => ({ grip: { at: [0, 0.3, 0], size: [0.8, 0.3, 0.4] } }),
    parts: ({ wide, tilt }) => {
      const pose = (form: Form) => form.scale(wide, 1, 1).turn(-tilt, 0, 0);
      const outline = softOutline(
        flat`
          0 -0.12, 0.22 -0.16, 0.4 -0.34, 0.6 -0.52, 0.74 -0.44, 0.74 -0.1, 0.62 0.26, 0.36 0.34, 0 0.28, -0.36 0.34, -0.62 0.26,
          -0.74 -0.1, -0.74 -0.44, -0.6 -0.52, -0.4 -0.34, -0.22 -0.16
        `,
      );
      const button = (color: number, x: number, y: number) =>
        part("buttons", fixed("plastic", color), pose(drumZ(0.05, 0.05, 0.014).at(0.46 + x, 0.12 + y, 0.14)));
      return [
        part("body", main("plastic", 0xe9e9ec), pose(extrude(outline, 0.3, 0.12))),
        part("shoulders", second("plastic", 0x2b2d33), pose(box(0.34, 0.12, 0.14, 0.05).turn(0, 0, -8).at(0.44, 0.3, -0.02).mirror("x"))),
        part(
          "sticks",
          second("rubber", 0x1e1f23),
          pose(
            all(
              cylinder(0.05, 0.1).turn(90, 0, 0),
              lathe(flat`0 0, 0.1 0, 0.105 0.03, 0.09 0.045, 0.06 0.03, 0 0.028`).turn(90, 0, 0).at(0, 0, 0.05),
              torus(0.12, 0.016).turn(90, 0, 0).at(0, 0, -0.03),
            )
              .at(0.22, -0.06, 0.18)
              .mirror("x"),
          ),
        ),
        part(
          "cross",
          second("plastic", 0x24262b),
          pose(all(box(0.22, 0.075, 0.06, 0.014), box(0.075, 0.22, 0.064, 0.014)).at(-0.46, 0.12, 0.14)),
        ),
        button(0x3f7fe0, -0.095, 0),
        button(0xd64545, 0.095, 0),
        button(0xe8b93a, 0, 0.095),
        button(0x4fb35c, 0, -0.095),
        part("lamp", light(0x5fd8ff), pose(drumZ(0.05, 0.03, 0.01).at(0, 0.16, 0.145))),
        part("small buttons", second("plastic", 0x3a3d44), pose(box(0.07, 0.03, 0.03, 0.01).at(0.15, 0.16, 0.146).mirror("x"))),
      ];
    },
  }),
  program({
    id: "remote control",
    nouns: ["remote", "tv remote", "television remote", "clicker"],
    about: "a remote control: a slim bar with many buttons",
    metresPerUnit: 0.11,
    wears: ["case body", "button"],
    params: { rows: whole(3, 5), wide: [0.36, 0.44] },
    sockets: () => ({ grip: { at: [0, 0, 0], size: [0.4, 0.15, 1] } }),
    parts: ({ rows, wide }) => [
      part(
        "case",
        main("plastic", 0x24262a),
        all(tray(wide, 0.12, 1.6, 0.1, 0.035), tray(wide * 0.7, 0.06, 1.2, 0.1, 0.02).at(0, -0.05, 0)),
      ),
      part("plate", fixed("steel", 0x53575d), tray(wide - 0.06, 0.012, 1.5, 0.08, 0.003).at(0, 0.058, 0)),
      part(
        "buttons",
        second("rubber", 0xd9dadc),
        tray(0.07, 0.04, 0.06, 0.02, 0.008).array(3, [0.1, 0, 0]).array(rows, [0, 0, 0.1]).at(0, 0.07, 0.14),
      ),
      part(
        "ring",
        fixed("rubber", 0x101114),
        all(
          torus(0.1, 0.024).at(0, 0.066, -0.28),
          cylinder(0.055, 0.04).at(0, 0.07, -0.28),
          box(0.06, 0.04, 0.16, 0.018).at(0.12, 0.07, 0.6).mirror("x"),
        ),
      ),
      part("power", fixed("plastic", 0xd5322e), cylinder(0.04, 0.05, { bevel: 0.01, sides: 24 }).at(-0.1, 0.066, -0.64)),
      part("colours", fixed("plastic", 0x3f7fe0), tray(0.06, 0.04, 0.035, 0.012, 0.006).array(3, [0.1, 0, 0]).at(0, 0.068, 0.45)),
      part("eye", fixed("plastic", 0x3a0a10), box(wide * 0.5, 0.05, 0.03, 0.012).at(0, 0, -0.795)),
    ],
  }),
  program({
    id: "calculator",
    nouns: ["pocket calculator", "scientific calculator", "desk calculator"],
    about: "a calculator with a display and a field of number keys",
    metresPerUnit: 0.1,
    wears: ["case body", "key button"],
    params: { rows: whole(4, 5), high: [1.35, 1.5] },
    parts: ({ rows, high }) => {
      const lean = (form: Form) => form.turn(12, 0, 0);
      return [
        part("case", main("plastic", 0x3a3f47), lean(tray(1, 0.12, high, 0.08, 0.03))),
        part("display frame", fixed("plastic", 0x17191c), lean(tray(0.86, 0.02, 0.32, 0.03, 0.006).at(0, 0.06, -high / 2 + 0.26))),
        part("display", fixed("plastic", 0xa9bd9a), lean(tray(0.78, 0.012, 0.24, 0.02, 0.003).at(0, 0.07, -high / 2 + 0.26))),
        part(
          "digits",
          fixed("plastic", 0x1d221b),
          lean(
            all(
              box(0.014, 0.008, 0.14, 0).array(5, [0.11, 0, 0]),
              box(0.06, 0.008, 0.014, 0).array(4, [0.11, 0, 0]).at(0.01, 0, -0.06),
              box(0.06, 0.008, 0.014, 0).array(4, [0.11, 0, 0]).at(0.01, 0, 0.06),
            ).at(0.1, 0.076, -high / 2 + 0.26),
          ),
        ),
        part(
          "keys",
          second("plastic", 0xe7e4da),
          lean(tray(0.16, 0.06, 0.13, 0.03, 0.012).array(3, [0.22, 0, 0]).array(rows, [0, 0, 0.19]).at(-0.11, 0.075, 0.2)),
        ),
        part("signs", fixed("plastic", 0xe08a2b), lean(tray(0.16, 0.06, 0.13, 0.03, 0.012).array(rows, [0, 0, 0.19]).at(0.33, 0.075, 0.2))),
        part("solar cell", fixed("plastic", 0x3b2130), lean(box(0.4, 0.01, 0.08, 0.002).at(-0.18, 0.062, -high / 2 + 0.05))),
      ];
    },
  }),
  program({
    id: "smartwatch",
    nouns: ["smart watch", "apple watch", "fitness watch", "fitness tracker"],
    about: "a smartwatch with a square screen on a rubber strap",
    metresPerUnit: 0.045,
    wears: ["strap band", "case"],
    params: { size: [0.8, 0.92], corner: [0.2, 0.3] },
    sockets: () => ({ slot: { at: [0, 0, 0], size: [0.9, 0.9, 0.9] } }),
    parts: ({ size, corner }) => [
      part("strap", main("rubber", 0x2f6d8f), band(0.6, 0.69, 0.29)),
      part(
        "strap holes",
        fixed("plastic", 0x16323f),
        drumZ(0.03, 0.03)
          .at(0, 0, 0.685)
          .scatter([-64, -77, -90, -103].map((degrees) => ({ at: [0, 0, 0], turn: [degrees, 0, 0] }))),
      ),
      part(
        "buckle",
        second("steel", 0x4a4e55),
        all(box(0.66, 0.1, 0.14, 0.02).at(0, 0, 0.65).turn(-126, 0, 0), box(0.66, 0.06, 0.14, 0.02).at(0, 0, 0.65).turn(-140, 0, 0)),
      ),
      part("case", second("steel", 0x4a4e55), panel(size, size * 1.16, 0.2, corner, 0.07).at(0, 0, 0.72)),
      part("screen", fixed("plastic", 0x0e1116), panel(size - 0.1, size * 1.16 - 0.1, 0.02, corner * 0.8, 0.006).at(0, 0, 0.82)),
      part("rings", light(0xff4d6d), torus(0.22, 0.026).turn(90, 0, 0).at(0, -0.1, 0.832)),
      part("inner rings", light(0x7cf26a), torus(0.15, 0.026).turn(90, 0, 0).at(0, -0.1, 0.832)),
      part("numbers", light(0xf3f3f3), time(["1", "0"], ["0", "9"], 0.12).at(0, size * 0.36, 0.834)),
      part("crown", second("steel", 0x8c9197), drumX(0.07, 0.08).at(size / 2 + 0.03, 0.14, 0.72)),
    ],
  }),
  program({
    id: "usb stick",
    nouns: ["usb drive", "flash drive", "thumb drive", "memory stick", "usb flash drive", "pendrive"],
    about: "a usb memory stick with a metal plug and a cap",
    metresPerUnit: 0.045,
    wears: ["case body", "cap"],
    params: { long: [0.8, 1], corner: [0.08, 0.2] },
    sockets: () => ({ grip: { at: [0, 0.1, 0.2], size: [0.4, 0.2, 0.8] } }),
    parts: ({ long, corner }) => [
      part("case", main("plastic", 0x2c64b5), tray(0.5, 0.2, long, corner, 0.06).at(0, 0.1, long / 2)),
      part("label", fixed("plastic", 0xf1efe8), tray(0.34, 0.01, long * 0.5, 0.05, 0.003).at(0, 0.2, long * 0.52)),
      part(
        "plug",
        fixed("steel", 0xc6c9cd),
        box(0.36, 0.13, 0.42, 0.01)
          .at(0, 0.1, -0.2)
          .minus(box(0.05, 0.3, 0.06).array(2, [0.16, 0, 0]).at(0, 0.1, -0.26), box(0.3, 0.06, 0.4).at(0, 0.125, -0.3)),
      ),
      part("contacts", fixed("gold"), box(0.04, 0.012, 0.14, 0).array(4, [0.07, 0, 0]).at(0, 0.098, -0.32)),
      part("loop", fixed("steel", 0x9ba0a6), torus(0.07, 0.018).at(0, 0.1, long + 0.06)),
      part("cap", second("plastic", 0x2c64b5), tray(0.5, 0.2, 0.5, corner, 0.06).turn(0, 35, 0).at(0.62, 0.1, -0.1)),
      part("lamp", light(0x66e07a), sphere(0.02).at(0, 0.2, long * 0.9)),
    ],
  }),
];

/** A band round the wrist with soft edges, `wide` to each side. */
function band(inner: number, outer: number, wide: number): Form {
  const [low, high, edge] = [inner + 0.015, outer - 0.03, wide * 0.86];
  const half = flat`${outer} ${edge}, ${high} ${wide}, ${low} ${wide}, ${inner} ${edge}`;
  const below = half.map(([r, y]) => [r, -y] as const).reverse();
  return lathe([...below.slice(1), ...half, ...below.slice(0, 2)], { sides: 56 }).turn(0, 0, 90);
}

/** Which strokes of a clock's figure light up: above, middle, below; left and right of the upper half, then of the lower one. */
const FIGURES = { "0": "ablrLR", "1": "rR", "9": "amblrR" } as const;

/** The time in strokes, as high as said. */
function time(hours: readonly (keyof typeof FIGURES)[], minutes: readonly (keyof typeof FIGURES)[], high: number): Form {
  const [wide, thick] = [high * 0.5, high * 0.14];
  const [across, upright] = [box(wide, thick, 0.01, 0), box(thick, high / 2, 0.01, 0)];
  const strokes: Record<string, Form> = { a: across.at(0, high / 2, 0), m: across, b: across.at(0, -high / 2, 0) };
  for (const [name, x, y] of [
    ["l", -1, 1],
    ["r", 1, 1],
    ["L", -1, -1],
    ["R", 1, -1],
  ] as const)
    strokes[name] = upright.at((x * wide) / 2, (y * high) / 4, 0);
  const figure = (name: keyof typeof FIGURES, x: number) => all(...[...FIGURES[name]].map((stroke) => strokes[stroke])).at(x, 0, 0);
  const step = wide * 1.7;
  return all(
    ...hours.map((name, at) => figure(name, (at - 1.9) * step)),
    ...minutes.map((name, at) => figure(name, (at + 0.9) * step)),
    box(thick, thick, 0.01, 0).array(2, [0, high * 0.4, 0]),
  );
}
