import { all, box, cylinder, extrude, type Form, lathe, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { part, program, slides, turns, whole } from "@blenda/forge/language/program";
import { drumZ, hose, panel, rod, side } from "@blenda/forge/language/shorthand";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";

const arch = (width: number, high: number, steps = 14): [number, number][] => [
  [-width / 2, 0],
  [width / 2, 0],
  ...Array.from({ length: steps + 1 }, (_, at): [number, number] => [
    (width / 2) * Math.cos((Math.PI * at) / steps),
    high - width / 2 + (width / 2) * Math.sin((Math.PI * at) / steps),
  ]),
];

export const coinMachines = [
  program({
    id: "arcade machine",
    nouns: ["arcade cabinet", "arcade game", "arcade", "video arcade machine", "coin-op"],
    about: "an arcade machine: a tall cabinet with a screen, a joystick, buttons and a lit sign",
    metresPerUnit: 0.9,
    wears: ["cabinet body", "side stripe", "sign"],
    params: { wide: [0.68, 0.78], buttons: whole(3, 4) },
    parts: ({ wide, buttons }) => {
      const cheek = flat`-0.42 0, 0.36 0, 0.36 0.82, 0.56 0.9, 0.56 0.98, 0.26 1.06, 0.12 1.54, 0.36 1.66, 0.36 1.92, -0.42 1.92`;
      const body = flat`-0.4 0.02, 0.32 0.02, 0.32 0.82, 0.5 0.9, 0.5 0.95, 0.22 1.03, 0.07 1.56, 0.3 1.68, 0.3 1.9, -0.4 1.9`;
      return [
        part(
          "sides",
          main("paint", 0x2a2f6b),
          side(cheek, 0.05, 0.012)
            .at(wide / 2, 0, 0)
            .mirror("x"),
        ),
        part("body", fixed("plastic", 0x17181d), side(body, wide, 0.01)),
        part(
          "stripes",
          second("plastic", 0xe0457a),
          all(
            side(flat`-0.42 0.5, 0.36 0.7, 0.36 0.8, -0.42 0.6`, 0.06, 0.004),
            side(flat`-0.42 1.2, 0.14 1.34, 0.11 1.44, -0.42 1.3`, 0.06, 0.004),
          )
            .at(wide / 2, 0, 0)
            .mirror("x"),
        ),
        part(
          "screen",
          fixed("plastic", 0x10233a),
          box(wide - 0.1, 0.46, 0.02, 0.005)
            .turn(-16, 0, 0)
            .at(0, 1.3, 0.152),
        ),
        part(
          "ship",
          light(0x6cf08a),
          all(box(0.09, 0.03, 0.012, 0), box(0.03, 0.05, 0.012, 0).at(0, 0.02, 0))
            .turn(-16, 0, 0)
            .at(0, 1.14, 0.212),
        ),
        part(
          "invaders",
          light(0xff6ad0),
          box(0.05, 0.035, 0.012, 0).array(5, [0.09, 0, 0]).array(3, [0, 0.07, 0]).turn(-16, 0, 0).at(0, 1.38, 0.142),
        ),
        part("sign", light(0xffd24a), box(wide - 0.03, 0.2, 0.02, 0.008).at(0, 1.79, 0.305)),
        part("sign bars", fixed("plastic", 0xc8262a), box(0.06, 0.1, 0.02, 0.004).array(6, [0.085, 0, 0]).at(0, 1.79, 0.315)),
        part(
          "stick",
          fixed("steel", 0x9a9fa5),
          all(rod([0, 0, 0], [0, 0.12, 0], 0.014), cylinder(0.04, 0.015))
            .turn(16, 0, 0)
            .at(-wide * 0.26, 0.99, 0.36),
          { motion: turns([-wide * 0.26, 0.99, 0.36], [0, 0, 1], -18, 18) },
        ),
        part("ball", fixed("plastic", 0xd0342b), sphere(0.04).at(-wide * 0.26, 1.12, 0.395)),
        part(
          "buttons",
          fixed("plastic", 0xf2cf3a),
          cylinder(0.03, 0.04, { bevel: 0.01, sides: 20 })
            .turn(16, 0, 0)
            .array(buttons, [0.085, 0, 0])
            .at(wide * 0.16, 0.985, 0.38),
        ),
        part(
          "coin door",
          fixed("steel", 0x4a4d52),
          all(
            panel(0.34, 0.3, 0.03, 0.02, 0.008).at(0, 0.42, 0.325),
            box(0.04, 0.1, 0.03, 0.008).array(2, [0.14, 0, 0]).at(0, 0.46, 0.345),
          ),
          { motion: turns([-0.17, 0.42, 0.33], [0, 1, 0], 0, -100) },
        ),
        part("slots", light(0xff5a3a), box(0.02, 0.05, 0.02, 0).array(2, [0.14, 0, 0]).at(0, 0.46, 0.362)),
      ];
    },
  }),
  program({
    id: "vending machine",
    nouns: ["snack machine", "drinks machine", "soda machine", "candy machine"],
    about: "a vending machine with shelves of bottles and snacks behind glass and a keypad",
    metresPerUnit: 0.95,
    wears: ["case body", "sign"],
    params: { shelves: whole(4, 5), columns: whole(4, 5) },
    parts: ({ shelves, columns }) => {
      const grid = (kind: number) =>
        Array.from({ length: shelves * columns }, (_, at) => at)
          .filter((at) => (at + Math.floor(at / columns)) % 3 === kind)
          .map((at) => ({
            at: [-0.34 + ((at % columns) + 0.5) * (0.6 / columns), 0.66 + Math.floor(at / columns) * (1.06 / shelves), 0.28] as const,
          }));
      const bottle = lathe(flat`0 0, 0.045 0, 0.048 0.1, 0.02 0.14, 0.02 0.17, 0 0.17`, { sides: 16 });
      return [
        part(
          "case",
          main("paint", 0xb8262a),
          box(1, 1.9, 0.8, 0.04)
            .minus(box(0.68, 1.2, 0.3).at(-0.1, 0.24, 0.4))
            .at(0, 0.97, 0),
        ),
        part(
          "shelves",
          fixed("steel", 0xd3d6d9),
          all(
            box(0.68, 0.02, 0.26, 0.004)
              .array(shelves, [0, 1.06 / shelves, 0])
              .at(-0.1, 0.65 + (1.06 / shelves) * ((shelves - 1) / 2), 0.28),
            box(0.68, 1.2, 0.02, 0.004).at(-0.1, 1.21, 0.262 - 0.01),
          ),
        ),
        part("light", light(0xf4f7ff), box(0.64, 0.03, 0.06, 0.008).at(-0.1, 1.78, 0.34)),
        ...[0x2f8f5a, 0xe0a030, 0x2f6fb3].map((color, kind) => part("bottles", fixed("plastic", color), bottle.scatter(grid(kind)))),
        part(
          "frame",
          fixed("steel", 0x3a3d42),
          panel(0.74, 1.26, 0.04, 0.03, 0.01)
            .minus(box(0.66, 1.18, 0.2))
            .at(-0.1, 1.21, 0.4),
        ),
        part("panel", fixed("plastic", 0x1e2024), panel(0.18, 0.7, 0.03, 0.02, 0.008).at(0.38, 1.3, 0.4)),
        part("display", light(0x58e0a0), box(0.12, 0.06, 0.02, 0.004).at(0.38, 1.56, 0.412)),
        part(
          "keys",
          fixed("plastic", 0xd9dadc),
          box(0.03, 0.03, 0.02, 0.006).array(3, [0.042, 0, 0]).array(4, [0, 0.045, 0]).at(0.38, 1.38, 0.415),
        ),
        part(
          "slot",
          fixed("steel", 0xb9bdc1),
          all(box(0.1, 0.03, 0.03, 0.006).at(0.38, 1.2, 0.415), drumZ(0.025, 0.03).at(0.38, 1.1, 0.415)),
        ),
        part("flap", second("plastic", 0x26282c), box(0.62, 0.2, 0.03, 0.012).at(-0.1, 0.32, 0.405), {
          motion: turns([0, 0.42, 0.4], [1, 0, 0], 0, 60),
        }),
        part("band", second("plastic", 0xf4f1e8), box(1.004, 0.06, 0.804, 0.008).at(0, 0.14, 0)),
        part("feet", fixed("rubber"), cylinder(0.05, 0.06).array(2, [0.8, 0, 0]).array(2, [0, 0, 0.6]).at(0, 0, 0)),
        part(
          "vents",
          fixed("steel", 0x3a3d42),
          all(box(0.7, 0.02, 0.02, 0.004).array(8, [0, 0.05, 0]).at(0, 0.5, -0.402), panel(0.84, 0.9, 0.02, 0.03, 0.006).at(0, 1.3, -0.4)),
        ),
      ];
    },
  }),
  program({
    id: "atm",
    nouns: ["cash machine", "cash dispenser", "bank machine", "cashpoint"],
    about: "a cash machine with a screen, a keypad, a card slot and a slot for money",
    metresPerUnit: 0.85,
    wears: ["case body", "sign"],
    params: { wide: [0.66, 0.76], lean: [24, 32] },
    parts: ({ wide, lean }) => [
      part(
        "case",
        main("paint", 0x2f5f8a),
        all(side(flat`-0.34 0, 0.3 0, 0.34 0.84, 0.34 0.98, 0.06 1.06, -0.06 1.44, 0.14 1.5, 0.14 1.72, -0.34 1.72`, wide, 0.03)),
      ),
      part("sign", light(0x9fe0ff), box(wide - 0.1, 0.14, 0.02, 0.006).at(0, 1.61, 0.145)),
      part("sign bars", fixed("plastic", 0x17324a), box(0.08, 0.08, 0.02, 0.004).array(3, [0.13, 0, 0]).at(0, 1.61, 0.153)),
      part(
        "plate",
        fixed("steel", 0xb4b8bd),
        all(
          box(wide - 0.08, 0.03, 0.24, 0.008)
            .turn(16, 0, 0)
            .at(0, 1.03, 0.19),
          box(wide - 0.08, 0.34, 0.02, 0.006)
            .turn(-17, 0, 0)
            .at(0, 1.24, 0.01),
        ),
      ),
      part(
        "screen",
        fixed("plastic", 0x174a7a),
        box(wide - 0.26, 0.24, 0.02, 0.005)
          .turn(-17, 0, 0)
          .at(-0.04, 1.25, 0.018),
      ),
      part("text", light(0xd9f0ff), box(0.24, 0.018, 0.012, 0).array(3, [0, 0.05, 0]).turn(-17, 0, 0).at(-0.04, 1.27, 0.026)),
      part(
        "keys",
        fixed("plastic", 0x2a2c30),
        box(0.035, 0.02, 0.03, 0.006).array(4, [0.045, 0, 0]).array(4, [0, 0, 0.042]).turn(16, 0, 0).at(-0.08, 1.046, 0.19),
      ),
      part("card slot", light(0x6cf08a), box(0.11, 0.02, 0.02, 0.004).at(wide / 2 - 0.12, 1.2, 0.05)),
      part(
        "card",
        fixed("plastic", 0xe0a030),
        box(0.09, 0.008, 0.1, 0.002)
          .turn(lean / 3, 0, 0)
          .at(wide / 2 - 0.12, 1.2, 0.08),
        { motion: slides([0, 0, -1], 0.06) },
      ),
      part("money slot", fixed("plastic", 0x17181a), box(wide * 0.5, 0.05, 0.03, 0.01).at(0, 0.76, 0.335)),
      part(
        "notes",
        fixed("paper", 0x7fb38a),
        box(wide * 0.36, 0.016, 0.14, 0.003)
          .turn(lean / 4, 0, 0)
          .at(0, 0.76, 0.38),
        { motion: slides([0, 0, 1], 0.08) },
      ),
      part(
        "door",
        second("paint", 0x3c4148),
        panel(wide - 0.1, 0.56, 0.03, 0.03, 0.01)
          .turn(-2.7, 0, 0)
          .at(0, 0.36, 0.315),
        { motion: turns([-wide / 2 + 0.05, 0.36, 0.31], [0, 1, 0], 0, -90) },
      ),
    ],
  }),
  program({
    id: "jukebox",
    nouns: ["juke box", "music box machine", "record machine"],
    about: "a jukebox with a round lit arch, coloured tubes, a record window and buttons",
    metresPerUnit: 0.95,
    wears: ["body", "tube light", "grille"],
    params: { wide: [0.9, 1], keys: whole(8, 11) },
    parts: ({ wide, keys }) => {
      const bow = (inset: number, radius: number, z: number): Form =>
        hose(
          [
            -1, 0.1, 0, -1, 0.6, 0, -1, 1, 0, -0.92, 1.24, 0, -0.7, 1.46, 0, -0.36, 1.58, 0, 0, 1.61, 0, 0.36, 1.58, 0, 0.7, 1.46, 0, 0.92,
            1.24, 0, 1, 1, 0, 1, 0.6, 0, 1, 0.1, 0,
          ],
          radius / (wide / 2 - inset),
        )
          .scale(wide / 2 - inset, 1 - inset * 0.5, wide / 2 - inset)
          .at(0, 0, z);
      return [
        part("body", main("wood", 0x7a3b1f), panelArch(wide, 1.62, 0.56).at(0, 0, -0.06)),
        part("tubes", light(0xffa02f), bow(0.03, 0.05, 0.24)),
        part("inner tubes", light(0xff4f7a), bow(0.14, 0.035, 0.24)),
        part("window", fixed("plastic", 0x241a2a), panelArch(wide - 0.4, 0.62, 0.05).at(0, 0.84, 0.22)),
        part("record", fixed("plastic", 0x0e0e10), all(drumZ(0.17, 0.02).at(0, 1.1, 0.26)), {
          motion: { kind: "turn", at: [0, 1.1, 0.26], axis: [0, 0, 1], from: 0, to: 360, isEndless: true },
        }),
        part("label", fixed("paper", 0xd8452f), drumZ(0.06, 0.026).at(0, 1.1, 0.26)),
        part("keys", fixed("plastic", 0xf4efe0), box(0.04, 0.06, 0.04, 0.01).array(keys, [0.05, 0, 0]).turn(-30, 0, 0).at(0, 0.78, 0.27)),
        part("shelf", fixed("steel", 0xc9ccd0), side(flat`0.2 0.7, 0.32 0.7, 0.32 0.74, 0.22 0.84`, wide - 0.34, 0.01)),
        part("grille", third("fabric", 0xb98a3a), panel(wide - 0.36, 0.5, 0.04, 0.06, 0.01).at(0, 0.38, 0.23)),
        part(
          "bars",
          fixed("steel", 0xd3d6d9),
          all(
            rod([0, 0.14, 0.255], [0, 0.62, 0.255], 0.014).array(5, [0.11, 0, 0]),
            rod([-wide / 2 + 0.2, 0.38, 0.262], [wide / 2 - 0.2, 0.38, 0.262], 0.014),
          ),
        ),
        part("foot", fixed("iron", 0x2a2b2e), box(wide + 0.04, 0.1, 0.6, 0.02).at(0, 0.05, -0.04)),
      ];
    },
  }),
];

/** A standing board with a round top. */
function panelArch(width: number, high: number, depth: number): Form {
  return extrude(arch(width, high), depth, 0.02);
}
