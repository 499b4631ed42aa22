import { all, box, cylinder, type Form, lathe, loft, sphere } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { arc } from "@blenda/forge/language/lists";
import { flat, row } from "@blenda/forge/language/numbers";
import { four, many, twin } from "@blenda/forge/language/places";
import { part, pick, program, turns, whole } from "@blenda/forge/language/program";
import { put } from "@blenda/forge/language/put";
import { drumX, rod, side, slices, tray } from "@blenda/forge/language/shorthand";
import { fade, rings, speckles } from "@blenda/forge/language/skins";
import { fixed, light, main, second, third } from "@blenda/forge/language/substance";
import { ENAMELS, WOODS } from "@blenda/forge/language/tones";

export const rooms = [
  program({
    id: "radiator",
    nouns: ["central heating radiator", "cast iron radiator", "heating radiator", "wall radiator"],
    about: "a radiator of iron ribs on feet with a valve and pipes",
    metresPerUnit: 0.7,
    wears: ["rib body", "valve", "pipe"],
    params: { ribs: whole(8, 11), tall: [0.72, 0.86] },
    sockets: ({ ribs, tall }) => ({ top: { at: [0, tall + 0.08, 0], size: [ribs * 0.1, 0.3, 0.2] } }),
    parts: ({ ribs, tall }) => {
      const rib = all(
        box(0.075, tall, 0.07, 0.03)
          .at(0, tall / 2 + 0.08, 0.07)
          .mirror("z"),
        box(0.085, 0.1, 0.22, 0.035).at(0, tall + 0.04, 0),
        box(0.085, 0.1, 0.22, 0.035).at(0, 0.12, 0),
      );
      const end = ((ribs - 1) * 0.1) / 2;
      return [
        part("ribs", main("paint", 0xf0ede4), rib.array(ribs, [0.1, 0, 0])),
        part(
          "bars",
          main("paint", 0xf0ede4),
          all(drumX(0.035, ribs * 0.1 + 0.02).at(0, tall + 0.02, 0), drumX(0.035, ribs * 0.1 + 0.02).at(0, 0.14, 0)),
        ),
        part("feet", main("paint", 0xf0ede4), twin(box(0.06, 0.12, 0.2, 0.025).at(0, 0.05, 0), end, 0, 0)),
        part(
          "pipes",
          third("copper", 0xc07a4a),
          all(
            rod([end, 0.14, 0], [end + 0.14, 0.14, 0], 0.02),
            rod([end + 0.14, 0.14, 0], [end + 0.14, 0, 0], 0.02),
            rod([-end, 0.14, 0], [-end - 0.12, 0.14, 0], 0.02),
            rod([-end - 0.12, 0.14, 0], [-end - 0.12, 0, 0], 0.02),
          ),
        ),
        part(
          "valve",
          second("plastic", 0xf8f6f0),
          all(drumX(0.045, 0.1, 0.015).at(end + 0.2, 0.14, 0), drumX(0.05, 0.03, 0.01).at(end + 0.24, 0.14, 0)),
          { motion: turns([end + 0.2, 0.14, 0], [1, 0, 0], 0, 120) },
        ),
        part(
          "nut",
          fixed("brass", 0xd0a24a),
          all(
            cylinder(0.034, 0.05, { sides: 6 })
              .turn(0, 0, 90)
              .at(end + 0.09, 0.14, 0),
            cylinder(0.03, 0.05, { sides: 6 })
              .turn(0, 0, 90)
              .at(-end - 0.07, 0.14, 0),
          ),
        ),
      ];
    },
  }),
  program({
    id: "bathroom scale",
    nouns: ["bathroom scales", "body scale", "weighing scale for people", "person scale", "bath scale"],
    about: "a flat scale to stand on, with a dial window and a ribbed mat",
    metresPerUnit: 0.32,
    wears: ["case", "mat", "dial"],
    params: { corner: [0.12, 0.24], tone: pick("mint", "cream", "red", "blue") },
    sockets: () => ({ top: { at: [0, 0.18, 0.05], size: [0.8, 1.6, 0.7] } }),
    parts: ({ corner, tone }) => [
      part("case", main("plastic", ENAMELS[tone]), tray(1, 0.13, 1, corner, 0.035).at(0, 0.085, 0)),
      part("feet", fixed("rubber", 0x232427), four(cylinder(0.06, 0.05), 0.36, 0.02, 0.36)),
      part(
        "mat",
        second("rubber", 0x55585c),
        all(
          tray(0.84, 0.02, 0.52, 0.08, 0.006).at(0, 0.155, 0.16),
          box(0.024, 0.024, 0.44, 0.006).array(13, [0.056, 0, 0]).at(0, 0.16, 0.16),
        ),
      ),
      part("ring", fixed("steel", 0xc9cccf), hoop(0.2, 0.024, 48).scale(1.3, 1, 0.8).at(0, 0.152, -0.28)),
      part("dial", third("porcelain", 0xfbf9f2), cylinder(0.2, 0.016, { sides: 48, bevel: 0 }).scale(1.3, 1, 0.8).at(0, 0.152, -0.28)),
      part(
        "marks",
        fixed("plastic", 0x2a2b2e),
        many(13, (at) => put(box(0.012, 0.006, at % 3 ? 0.04 : 0.07, 0).at(0, 0, -0.16), [0, 0.162, -0.22], [0, 66 - at * 11, 0])),
      ),
      part("needle", fixed("plastic", 0xd8322a), put(box(0.014, 0.008, 0.2, 0.002).at(0, 0, -0.07), [0, 0.166, -0.22], [0, -18, 0])),
    ],
  }),
  program({
    id: "cork board",
    nouns: ["corkboard", "bulletin board", "notice board", "pinboard", "pin board", "noticeboard", "message board"],
    about: "a cork board in a frame with notes, a photo and pins",
    metresPerUnit: 0.8,
    wears: ["frame", "cork", "pin"],
    params: { wide: [1, 1.2], tone: pick("oak", "walnut", "pine") },
    parts: ({ wide, tone }, { isInscribed, random }) => {
      const chance = random.fork("notes");
      const spots = Array.from({ length: 8 }, (_, at) => ({
        x: ((at % 4) - 1.5) * wide * 0.22 + chance.between(-0.02, 0.02),
        y: (at < 4 ? 0.54 : 0.24) + chance.between(-0.02, 0.02),
        turn: chance.between(-9, 9),
      }));
      const notes = (from: number, w: number, h: number) =>
        all(...spots.filter((_, at) => at % 4 === from).map(({ x, y, turn }) => put(box(w, h, 0.008, 0.001), [x, y, 0.024], [0, 0, turn])));
      return [
        part(
          "cork",
          second("clay", 0xc9995c, { paint: [speckles(0x8a5e30, 0.02, { size: 0.3 }), speckles(0xe0b87c, 0.026, { size: 0.3 })] }),
          box(wide, 0.78, 0.03, 0).at(0, 0.4, 0),
        ),
        part(
          "frame",
          main("wood", WOODS[tone]),
          all(
            box(wide + 0.08, 0.05, 0.06, 0.012).at(0, 0.8, 0),
            box(wide + 0.08, 0.05, 0.06, 0.012).at(0, 0.02, 0),
            twin(box(0.05, 0.8, 0.06, 0.012), wide / 2 + 0.015, 0.41, 0),
          ),
        ),
        !isInscribed && part("yellow notes", fixed("paper", 0xf7e06a), notes(0, 0.16, 0.16)),
        !isInscribed &&
          part("white notes", fixed("paper", 0xfaf8f2, { paint: [rings(0x8a9ab0, 0.03, { width: 0.14 })] }), notes(1, 0.15, 0.2)),
        !isInscribed && part("pink notes", fixed("paper", 0xf2a0b4), notes(2, 0.15, 0.15)),
        !isInscribed && part("photos", fixed("porcelain", 0x7fb4d8, { paint: [fade(0x5a9a4a, 0.5, 0.47)] }), notes(3, 0.18, 0.14)),
        part(
          "pins",
          third("plastic", 0xd8322a),
          all(...spots.map(({ x, y }) => all(sphere(0.017, 1, 12), rod([0, 0, -0.03], [0, 0, 0], 0.008)).at(x, y + 0.055, 0.046))),
        ),
      ];
    },
  }),
  program({
    id: "bread box",
    nouns: ["bread bin", "breadbox", "bread container", "roll top bread box"],
    about: "a bread box with a roll top, half open, and a loaf inside",
    metresPerUnit: 0.42,
    wears: ["box", "lid", "knob"],
    params: { wide: [0.95, 1.1], tone: pick("cream", "mint", "red", "blue") },
    traits: { closed: "shut" },
    sockets: () => ({ inside: { at: [0, 0.08, 0], size: [0.8, 0.36, 0.4] } }),
    parts: ({ wide, tone }, ask) => {
      const lift = ask.has("closed") ? 0 : -64;
      const shell = [...arc(0.3, -4, 96, 14), ...arc(0.276, 96, -4, 14)];
      const motion = turns([0, 0.1, 0], [1, 0, 0], lift, -64);
      return [
        part(
          "sides",
          main("paint", ENAMELS[tone]),
          twin(
            side(
              [...flat`-0.28 0, 0.32 0, 0.32 0.1`, ...arc(0.32, 0, 90, 12).map(([x, y]) => [x, y + 0.1] as const), ...flat`-0.28 0.42`],
              0.04,
              0.012,
            ),
            wide / 2,
            0,
            0,
          ),
        ),
        part(
          "box",
          main("paint", ENAMELS[tone]),
          all(
            box(wide, 0.05, 0.6, 0.012).at(0, 0.03, 0.02),
            box(wide, 0.4, 0.03, 0.01).at(0, 0.22, -0.27),
            box(wide, 0.03, 0.3, 0.01).at(0, 0.405, -0.14),
          ),
        ),
        part(
          "lid",
          second("wood", 0xb98a56, { paint: [rings({ by: -0.4 }, 0.05, { width: 0.14 })] }),
          put(side(shell, wide - 0.05, 0.004), [0, 0.1, 0], [lift, 0, 0]),
          { motion },
        ),
        part("knob", third("brass", 0xd0a24a), put(sphere(0.03, 1, 16).at(0, 0.05, 0.32), [0, 0.1, 0], [lift, 0, 0]), { motion }),
        part(
          "loaf",
          fixed("clay", 0xc98a45),
          put(
            loft(
              slices(
                row`0 0.24 ${wide * 0.5} 0.8 0, 0.06 0.28 ${wide * 0.54} 0.8 0, 0.16 0.26 ${wide * 0.52} 0.9 0, 0.2 0.16 ${wide * 0.4} 1 0`,
              ),
            ),
            [0, 0.055, 0.02],
            [0, 90, 0],
          ),
        ),
        part(
          "cuts",
          fixed("clay", 0xf0d9a8),
          many(4, (at) => put(box(0.02, 0.02, 0.16, 0.006), [(at - 1.5) * wide * 0.1, 0.238, 0.03], [0, 30, 0])),
        ),
      ];
    },
  }),
  program({
    id: "waffle iron",
    nouns: ["waffle maker", "waffle machine", "panini press", "sandwich maker", "sandwich press"],
    about: "an open waffle iron with a golden waffle on its ridged plate",
    metresPerUnit: 0.3,
    wears: ["case body", "plate", "waffle"],
    params: { wide: [0.4, 0.46], open: [62, 78], tone: pick("red", "black", "cream") },
    traits: { closed: "shut" },
    parts: ({ wide, open, tone }, ask) => {
      const angle = ask.has("closed") ? 0 : open;
      const lid = (form: Form) => put(form.at(0, 0, wide), [0, 0.2, -wide], [-angle, 0, 0]);
      const motion = turns([0, 0.2, -wide], [1, 0, 0], 0, angle || -70);
      const grid = (y: number, size: number) =>
        all(
          box(size * 1.2, 0.03, 0.02, 0.004)
            .array(5, [0, 0, size * 0.26])
            .at(0, y, 0),
          box(0.02, 0.03, size * 1.2, 0.004)
            .array(5, [size * 0.26, 0, 0])
            .at(0, y, 0),
        );
      return [
        part(
          "base",
          main("plastic", ENAMELS[tone]),
          lathe(flat`0 0.03, ${wide * 0.86} 0.03, ${wide} 0.08, ${wide} 0.17, ${wide * 0.94} 0.19, 0 0.19`),
        ),
        part("plate", second("iron", 0x6a6d72), all(cylinder(wide * 0.9, 0.02, { sides: 48 }).at(0, 0.195, 0), grid(0.2, wide))),
        part(
          "lid",
          main("plastic", ENAMELS[tone]),
          lid(lathe(flat`0 0.012, ${wide * 0.94} 0.012, ${wide} 0.03, ${wide} 0.1, ${wide * 0.8} 0.16, 0 0.18`)),
          { motion },
        ),
        part("upper plate", second("iron", 0x6a6d72), lid(all(cylinder(wide * 0.9, 0.02, { sides: 48 }).at(0, 0.008, 0), grid(0, wide))), {
          motion,
        }),
        part(
          "waffle",
          third("wood", 0xe0a24a),
          all(cylinder(wide * 0.8, 0.05, { bevel: 0.016, sides: 44 }).at(0, 0.22, 0), grid(0.25, wide * 0.94)),
        ),
        part("handles", fixed("plastic", 0x232427), box(wide * 0.5, 0.05, 0.16, 0.022).at(0, 0.13, wide + 0.05)),
        part("upper handle", fixed("plastic", 0x232427), lid(box(wide * 0.5, 0.05, 0.16, 0.022).at(0, 0.07, wide + 0.05)), { motion }),
        part("feet", fixed("rubber", 0x17181a), four(cylinder(0.05, 0.04), wide * 0.55, 0.02, wide * 0.55)),
        part("lamp", light(0xff4a30), sphere(0.016, 1, 12).at(wide * 0.4, 0.13, wide * 0.915)),
        part("hinge", fixed("steel", 0xb9bdc1), drumX(0.03, wide * 0.6).at(0, 0.19, -wide)),
      ];
    },
  }),
];
