import { all, box, cylinder, extrude, lathe, sphere, sweep, torus } from "@blenda/forge/language/form";
import { hoop } from "@blenda/forge/language/link";
import { flat, way } from "@blenda/forge/language/numbers";
import { circle, roundedRectangle } from "@blenda/forge/language/outlines";
import { many } from "@blenda/forge/language/places";
import { part, pick, program, slides, whole } from "@blenda/forge/language/program";
import { fixed, main, second } from "@blenda/forge/language/substance";
import { ENAMELS } from "@blenda/forge/language/tones";

export const fastening = [
  program({
    id: "rope",
    already: "long",
    nouns: ["coil of rope", "cord", "lasso", "coiled rope"],
    about: "a coil of twisted rope",
    metresPerUnit: 0.4,
    wears: ["rope", "tie"],
    params: { loops: whole(4, 5), radius: [0.4, 0.48] },
    sockets: () => ({ grip: { at: [0.44, 0.2, 0], size: [0.2, 0.3, 0.2] } }),
    parts: ({ loops, radius }) => {
      const strand = (number: number) => {
        const steps = loops * 30;
        return sweep(
          Array.from({ length: steps + 1 }, (_, at) => {
            const [round, twist] = [(at / 30) * 2 * Math.PI, at * 0.9 + (number * 2 * Math.PI) / 3];
            const r = radius + Math.cos(twist) * 0.032 + Math.sin(at * 0.41) * 0.01 + (at > steps - 12 ? (at - steps + 12) * 0.024 : 0);
            const y = 0.06 + (at / steps) * loops * 0.1 - (at > steps - 22 ? ((at - steps + 22) / 22) ** 2 * (loops * 0.1 - 0.01) : 0);
            return [r * Math.cos(round), y + Math.sin(twist) * 0.032, r * Math.sin(round)] as const;
          }),
          0.034,
          { isStraight: true },
        );
      };
      return [
        part("rope", main("fabric", 0xb8935a), many(3, strand)),
        part("whipping", second("fabric", 0x7a3226), hoop(0.062, 0.02).turn(90, 0, 0).at(radius, 0.07, 0)),
      ];
    },
  }),
  program({
    id: "chain",
    nouns: ["iron chain", "chain link", "chains", "metal chain"],
    about: "a heavy chain of iron links",
    metresPerUnit: 0.4,
    wears: ["link", "ring"],
    params: { links: whole(6, 8), thick: [0.034, 0.044] },
    sockets: () => ({ grip: { at: [0, 0.1, 0], size: [0.2, 0.1, 0.2] } }),
    parts: ({ links, thick }) => {
      const oval = roundedRectangle(0.3, 0.17, 0.085, 5).map(([x, y]) => [x, y, 0] as const);
      const link = sweep([...oval, oval[0]], thick, { isClosed: true, isStraight: true });
      const spots = Array.from({ length: links }, (_, at) => ({
        at: [(at - (links - 1) / 2) * 0.215, 0.1, Math.sin(at * 0.9) * 0.05] as const,
        turn: [at % 2 ? 48 : -42, Math.cos(at * 0.9) * -12, 0] as const,
      }));
      return [
        part("links", main("iron", 0x5b5f66), link.scatter(spots)),
        part(
          "ring",
          second("steel"),
          hoop(0.12, 0.03)
            .turn(0, 0, 0)
            .at((links / 2) * 0.215 + 0.06, 0.045, 0),
        ),
      ];
    },
  }),
  program({
    id: "padlock",
    nouns: ["lock", "combination lock"],
    about: "a padlock with a steel shackle and a keyhole",
    metresPerUnit: 0.07,
    wears: ["body", "shackle"],
    params: { width: [0.82, 0.95], height: [0.66, 0.78], form: pick("square", "round") },
    traits: { open: "unlocked opened" },
    sockets: ({ height }) => ({ grip: { at: [0, height * 0.5, 0], size: [0.8, 0.4, 0.3] } }),
    parts: ({ width, height, form }, ask) => {
      const up = ask.has("open") ? 0.2 : 0;
      const y = height / 2;
      return [
        part(
          "body",
          main("brass"),
          form === "round"
            ? extrude(circle(width * 0.5, 48), 0.3, 0.05).at(0, width * 0.46, 0)
            : extrude(roundedRectangle(width, height, 0.12, 6), 0.32, 0.045).at(0, y, 0),
        ),
        part(
          "plates",
          second("steel", 0xb9bec3),
          form === "round"
            ? torus(width * 0.4, 0.018)
                .turn(90, 0, 0)
                .at(0, width * 0.46, 0.15)
            : box(width * 0.96, 0.06, 0.345, 0.014)
                .at(0, height * 0.28, 0)
                .array(2, [0, height * 0.5, 0])
                .at(0, height * 0.22, 0),
        ),
        part(
          "shackle",
          second("steel", 0xb9bec3),
          sweep(
            way`${-width * 0.3} ${height * 0.7} 0, ${-width * 0.3} ${height + 0.2} 0, ${-width * 0.2} ${height + 0.4} 0, 0 ${height + 0.47} 0, ${width * 0.2} ${height + 0.4} 0, ${width * 0.3} ${height + 0.2} 0, ${width * 0.3} ${ask.has("open") ? height - 0.02 : height * 0.7} 0`,
            0.062,
          ).at(0, up, 0),
          { motion: slides([0, 1, 0], 0.2) },
        ),
        part(
          "keyhole",
          fixed("iron", 0x17181a),
          all(
            cylinder(0.06, 0.345, { sides: 24, bevel: 0 }).turn(90, 0, 0).at(0, 0.04, 0),
            extrude(flat`-0.05 -0.12, 0.05 -0.12, 0.02 0.04, -0.02 0.04`, 0.345, 0),
          ).at(0, y - 0.02, 0),
        ),
        part(
          "rosette",
          second("steel", 0xb9bec3),
          hoop(0.13, 0.016)
            .turn(90, 0, 0)
            .at(0, y - 0.02, form === "round" ? 0.15 : 0.16),
        ),
      ];
    },
  }),
  program({
    id: "key",
    is: ["hung up"],
    nouns: ["door key", "skeleton key", "old key", "house key", "master key"],
    about: "an old key with a ring, a shaft and a bit",
    metresPerUnit: 0.08,
    wears: ["key", "collar"],
    params: { long: [0.75, 0.95], bow: pick("ring", "clover", "heart"), teeth: whole(2, 3) },
    sockets: ({ long }) => ({ grip: { at: [0, long + 0.2, 0], size: [0.3, 0.3, 0.1] } }),
    parts: ({ long, bow, teeth }) => {
      const ring = hoop(0.14, 0.045).turn(90, 0, 0);
      const heart = sweep(way`0 0.02 0, 0.16 0.16 0, 0.24 0.32 0, 0.13 0.42 0, 0 0.32 0, -0.13 0.42 0, -0.24 0.32 0, -0.16 0.16 0`, 0.042, {
        isClosed: true,
      });
      const bows = {
        ring: torus(0.2, 0.048).turn(90, 0, 0).at(0, 0.2, 0),
        clover: all(ring.at(0, 0.34, 0), ring.at(0.16, 0.13, 0).mirror("x")),
        heart,
      };
      return [
        part("bow", main("brass"), bows[bow].at(0, long, 0)),
        part("shaft", main("brass"), lathe(flat`0 0, 0.06 0, 0.066 0.03, 0.055 0.06, 0.055 ${long - 0.02}, 0 ${long}`, { sides: 28 })),
        part(
          "collars",
          second("brass", 0xe0bd68),
          all(
            hoop(0.066, 0.022).at(0, long - 0.06, 0),
            hoop(0.062, 0.016).at(0, long - 0.13, 0),
            hoop(0.06, 0.014).at(0, 0.4, 0),
            sphere(0.075, 0.8, 20).at(0, long - 0.01, 0),
          ),
        ),
        part(
          "bit",
          main("brass"),
          all(
            box(0.1, 0.3, 0.05, 0.008).at(0.09, 0.2, 0),
            many(teeth, (at) =>
              box(0.13, 0.3 / (teeth * 2 - 1) + 0.006, 0.05, 0.008).at(
                0.19 - (at % 2) * 0.02,
                0.05 + (0.3 * (at * 2 + 0.5)) / (teeth * 2 - 1),
                0,
              ),
            ),
          ),
        ),
      ];
    },
  }),
  program({
    id: "scissors",
    nouns: ["shears", "pair of scissors", "garden shears"],
    about: "scissors with two blades and finger rings",
    metresPerUnit: 0.2,
    wears: ["handle ring", "blade"],
    params: { open: [9, 15], long: [0.75, 0.9], tone: pick("red", "blue", "mint", "black") },
    traits: { closed: "shut" },
    sockets: () => ({ grip: { at: [0, 0.25, 0], size: [0.4, 0.3, 0.1] } }),
    parts: ({ open, long, tone }, ask) => {
      const angle = ask.has("closed") ? 1 : open;
      const swing = (form: ReturnType<typeof box>, side: number) =>
        form
          .turn(0, side > 0 ? 0 : 180, 0)
          .turn(0, 0, -side * angle)
          .at(0, 0.66, 0);
      const blade = extrude(flat`-0.012 -0.02, 0.05 -0.06, 0.09 0.06, 0.08 ${long * 0.5}, 0.01 ${long}, -0.012 ${long}`, 0.026, 0.007).at(
        0,
        0,
        0.014,
      );
      const shank = sweep(way`0.04 0.02 0.014, 0.0 -0.14 0.014, -0.07 -0.26 0.008, -0.1 -0.32 0`, [0.05, 0.045, 0.04, 0.04], {
        flatten: 0.55,
      });
      const ring = sweep(way`-0.02 -0.3 0, -0.12 -0.27 0, -0.22 -0.38 0, -0.22 -0.54 0, -0.12 -0.63 0, -0.02 -0.55 0, 0.0 -0.42 0`, 0.042, {
        isClosed: true,
      });
      return [
        ...[1, -1].flatMap((side) => {
          const motion = {
            kind: "turn",
            at: [0, 0.66, 0],
            axis: [0, 0, 1],
            from: side > 0 ? 0 : -angle,
            to: side > 0 ? angle : 0,
          } as const;
          return [
            part("blade", second("steel", 0xc4c9ce), swing(all(blade, shank), side), { motion }),
            part("ring", main("plastic", ENAMELS[tone]), swing(ring, side), { motion }),
          ];
        }),
        part("pivot", fixed("brass"), cylinder(0.035, 0.09, { sides: 20, bevel: 0.012 }).turn(90, 0, 0).at(0, 0.66, 0)),
      ];
    },
  }),
];
