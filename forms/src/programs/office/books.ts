import { all, box, sphere } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { softOutline } from "@blenda/forge/language/outlines";
import { part, program, turns, whole } from "@blenda/forge/language/program";
import { hose, loop, side, tray } from "@blenda/forge/language/shorthand";
import { fixed, main, second } from "@blenda/forge/language/substance";

export const books = [
  program({
    id: "book",
    nouns: ["hardcover", "novel", "old book", "closed book", "textbook", "bible", "diary", "dictionary"],
    about: "a thick book with a cover, a spine with raised bands and paper pages",
    metresPerUnit: 0.22,
    wears: ["cover", "ornament corner", "page"],
    params: { thick: [0.2, 0.34], bands: whole(3, 5) },
    traits: { open: "opened reading", magic: "spell grimoire wizard ancient" },
    sockets: ({ thick }) => ({ top: { at: [0, thick, 0], size: [0.8, 1, 1] }, grip: { at: [0.3, thick / 2, 0], size: [0.4, 0.3, 0.6] } }),
    parts: ({ thick, bands }, { has, isInscribed }) => {
      if (has("open")) {
        const leaf = side(softOutline(flat`0.02 0.05, 0.8 0.04, 0.82 0.06, 0.5 0.13, 0.2 0.16, 0.04 0.12`), 1.16, 0.01).turn(0, 90, 0);
        return [
          part("cover", main("leather", 0x7a2f28), tray(0.88, 0.03, 1.26, 0.02, 0.008).turn(0, 0, 3).at(0.44, 0.03, 0).mirror("x")),
          part("pages", fixed("paper", 0xf3e8cf), leaf.mirror("x")),
          part(
            "lines",
            fixed("plastic", 0x5a4a3a),
            box(0.5, 0.006, 0.016, 0).turn(0, 0, -8).array(11, [0, 0, 0.08]).at(0.42, 0.147, 0).mirror("x"),
          ),
          part(
            "ribbon",
            second("fabric", 0xc23a34),
            hose([0, 0.13, -0.5, 0.02, 0.13, 0, 0.03, 0.14, 0.5, 0.04, 0.05, 0.66, 0.05, 0.02, 0.76], 0.03, { flatten: 0.15 }),
          ),
        ];
      }
      // A clasped one stays shut.
      const lid = has("magic") ? {} : { motion: turns([-0.45, thick, 0], [0, 0, 1], 0, 165) };
      return [
        part("front cover", main("leather", 0x6b2a2a), tray(0.9, 0.035, 1.24, 0.02, 0.01).at(0, thick, 0), lid),
        part(
          "cover",
          main("leather", 0x6b2a2a),
          all(
            tray(0.9, 0.035, 1.24, 0.02, 0.01).at(0, 0.02, 0),
            side(
              softOutline(flat`-0.45 0, -0.43 ${thick + 0.018}, -0.48 ${thick * 0.9}, -0.51 ${thick / 2}, -0.48 ${thick * 0.1}`),
              1.24,
              0.008,
            ).turn(0, 90, 0),
          ),
        ),
        part("pages", fixed("paper", 0xeadfc4), box(0.85, thick - 0.02, 1.18, 0.006).at(-0.01, thick / 2 + 0.01, 0)),
        part(
          "bands",
          main("leather", 0x5a2222),
          box(0.04, thick * 0.9, 0.05, 0.015)
            .array(bands, [0, 0, 1 / bands])
            .at(-0.49, thick / 2 + 0.01, 0),
        ),
        part(
          "ornament",
          second("gold", 0xd9b24a),
          all(
            box(0.7, 0.012, 0.02, 0.003).array(2, [0, 0, 1]),
            box(0.02, 0.012, 1.02, 0.003).array(2, [0.7, 0, 0]),
            ...(isInscribed ? [] : [tray(0.3, 0.014, 0.3, 0.02, 0.004).turn(0, 45, 0)]),
          ).at(0.02, thick + 0.018, 0),
          lid,
        ),
        has("magic") && part("gem", fixed("crystal", 0x4f8fd8), sphere(0.09, 0.6).at(0.02, thick + 0.03, 0)),
        has("magic") &&
          part(
            "clasps",
            fixed("brass"),
            all(
              box(0.12, thick + 0.07, 0.12, 0.02)
                .array(2, [0, 0, 0.6])
                .at(0.42, thick / 2 + 0.01, 0),
              box(0.16, thick + 0.06, 0.16, 0.02)
                .array(2, [0, 0, 1.1])
                .at(0.39, thick / 2 + 0.01, 0),
            ),
          ),
      ];
    },
  }),
  program({
    id: "notebook",
    nouns: ["notepad", "spiral notebook", "exercise book", "sketchbook", "writing pad", "journal"],
    about: "a notebook with a wire spiral, a cover and a label",
    metresPerUnit: 0.2,
    wears: ["cover", "label"],
    params: { thick: [0.06, 0.12], rings: whole(14, 20) },
    sockets: ({ thick }) => ({ top: { at: [0, thick, 0], size: [0.8, 1, 1] } }),
    parts: ({ thick, rings }) => [
      part("back", main("paint", 0x2f6f8f), tray(0.9, 0.02, 1.2, 0.04, 0.006).at(0, 0.01, 0)),
      part("pages", fixed("paper", 0xf4f0e2), tray(0.86, thick, 1.16, 0.03, 0.004).at(0, thick / 2 + 0.02, 0)),
      part("cover", main("paint", 0x2f6f8f), tray(0.9, 0.02, 1.2, 0.04, 0.006).at(0, thick + 0.03, 0), {
        motion: turns([-0.42, thick + 0.03, 0], [0, 0, 1], 0, 170),
      }),
      part("label", second("paper", 0xf3ead2), all(tray(0.44, 0.01, 0.28, 0.03, 0.003).at(0.03, thick + 0.043, -0.2))),
      part(
        "lines",
        fixed("plastic", 0x3a3a3e),
        box(0.32, 0.006, 0.012, 0)
          .array(3, [0, 0, 0.07])
          .at(0.03, thick + 0.05, -0.2),
      ),
      part(
        "spiral",
        fixed("steel", 0xb9bdc2),
        loop(thick / 2 + 0.05, 0.012)
          .turn(90, 0, 0)
          .array(rings, [0, 0, 1.08 / rings])
          .at(-0.43, thick / 2 + 0.025, 0),
      ),
    ],
  }),
  program({
    id: "paper stack",
    nouns: ["stack of paper", "pile of paper", "paperwork", "ream of paper", "documents", "sheet of paper", "paper pile"],
    about: "a stack of paper sheets, a little untidy, with text on the top one",
    metresPerUnit: 0.22,
    wears: ["paper"],
    params: { sheets: whole(7, 12), untidy: [2, 7] },
    sockets: ({ sheets }) => ({ top: { at: [0, sheets * 0.028, 0], size: [0.9, 1, 1.2] } }),
    parts: ({ sheets, untidy }, { random }) => {
      const top = sheets * 0.028;
      return [
        part(
          "sheets",
          main("paper", 0xf4f1e8),
          all(
            ...Array.from({ length: sheets }, (_, at) => {
              const own = random.fork(`sheet ${at}`);
              return box(0.92, 0.025, 1.28, 0.004)
                .turn(0, own.between(-untidy, untidy), 0)
                .at(own.between(-0.02, 0.02), at * 0.028, own.between(-0.02, 0.02));
            }),
            box(0.92, 0.008, 1.28, 0.002).at(0, top - 0.006, 0),
          ),
        ),
        part(
          "text",
          fixed("plastic", 0x3c3c42),
          all(box(0.66, 0.004, 0.016, 0).array(12, [0, 0, 0.075]).at(0, top, 0.06), box(0.36, 0.004, 0.03, 0).at(-0.15, top, -0.5)),
        ),
        part(
          "clip",
          fixed("steel", 0xb9bdc2),
          hose([0.3, 0.02, -0.66, 0.3, 0.02, -0.5, 0.36, 0.02, -0.48, 0.36, 0.02, -0.64, 0.32, 0.02, -0.62, 0.32, 0.02, -0.54], 0.01).at(
            0,
            top - 0.01,
            0,
          ),
        ),
      ];
    },
  }),
];
