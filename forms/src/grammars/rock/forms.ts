import { clamp01, mix } from "@blenda/forge/solid/color";
import { placed, type Shape, warped } from "@blenda/forge/solid/shapes/shape";
import type { RockMaker } from "./maker.ts";

export type Form = "boulder" | "cluster" | "spire" | "slabs" | "cairn" | "cliff" | "arch";

export const FORMS: readonly Form[] = ["boulder", "cluster", "spire", "slabs", "cairn", "cliff", "arch"];

export const BUILDERS: Record<Form, (maker: RockMaker) => Shape[]> = {
  boulder(maker) {
    const { random } = maker;
    return [
      maker.stone({
        wide: random.between(0.85, 1.05),
        tall: random.between(0.7, 0.95),
        deep: random.between(0.75, 0.95),
        sharp: maker.sharp,
        seed: random.fork("main"),
        detail: 18,
      }),
      ...maker.litter(random.whole(2, 4), 1.02, [0.1, 0.2]),
    ].map((shape, at) => (at === 0 ? placed(shape, { at: [0, 0.45, 0] }) : shape));
  },
  cluster(maker) {
    const { random } = maker;
    const count = Math.max(3, Math.min(7, maker.brief.look.count > 1 ? maker.brief.look.count : random.whole(3, 5)));
    const stones = Array.from({ length: count }, (_, at) => {
      const size = at === 0 ? 0.8 : random.between(0.32, 0.58);
      const angle = at === 0 ? 0 : (at / (count - 1)) * 6.283 + random.between(-0.4, 0.4);
      const away = at === 0 ? 0 : 0.7;
      const tall = size * random.between(0.8, 1.25);
      return placed(
        maker.stone({
          wide: size,
          tall,
          deep: size * random.between(0.8, 1),
          sharp: maker.sharp,
          seed: random.fork(`stone ${at}`),
          detail: at === 0 ? 13 : 8,
        }),
        {
          turn: [random.between(-10, 10), random.between(0, 360), random.between(-10, 10)],
          at: [away * Math.sin(angle), tall * 0.5, away * Math.cos(angle)],
        },
      );
    });
    return [...stones, ...maker.litter(5, 0.98, [0.1, 0.2])];
  },
  spire(maker) {
    const { random, brief } = maker;
    const lean = random.between(-0.16, 0.16);
    const main = maker.stone({
      wide: 0.5,
      tall: random.between(1.35, 1.7),
      deep: 0.42,
      sharp: maker.sharp,
      seed: random.fork("main"),
      detail: 17,
    });
    const bent = warped(
      main,
      (point) => {
        const t = clamp01((point.y + 1) / 2.6);
        const thin = mix(1.25, 0.62, t);
        point.set(point.x * thin + lean * t, point.y + 0.9, point.z * thin);
      },
      brief.isStyle("low-poly") ? 10 : 42,
    );
    const side = placed(maker.stone({ wide: 0.34, tall: 0.75, deep: 0.3, sharp: maker.sharp, seed: random.fork("side"), detail: 9 }), {
      at: [random.pick([-0.5, 0.5]), 0.42, 0.12],
      turn: [0, 0, random.between(-8, 8)],
    });
    return [bent, side, ...maker.litter(5, 0.72, [0.09, 0.2])];
  },
  slabs(maker) {
    const { random } = maker;
    const count = random.whole(4, 6);
    let y = 0;
    const layers = Array.from({ length: count }, (_, at) => {
      const share = at / (count - 1);
      const tall = random.between(0.16, 0.26);
      const wide = mix(1.1, 0.62, share) * random.between(0.9, 1.1);
      const slab = maker.stone({
        wide,
        tall,
        deep: wide * random.between(0.66, 0.85),
        sharp: Math.min(1, maker.sharp + 0.2),
        seed: random.fork(`slab ${at}`),
        detail: 9,
        foot: 0.08,
      });
      y += tall * (at === 0 ? 0.5 : 0.98);
      return placed(slab, {
        at: [random.between(-0.1, 0.1), y, random.between(-0.06, 0.06)],
        turn: [random.between(-3, 3), random.between(-25, 25), random.between(-4, 4)],
      });
    });
    return [...layers, ...maker.litter(4, 0.92, [0.1, 0.2])];
  },
  cairn(maker) {
    const { random } = maker;
    const count = random.whole(5, 7);
    let y = 0;
    const stones = Array.from({ length: count }, (_, at) => {
      const size = mix(0.62, 0.16, (at / (count - 1)) ** 0.85);
      const tall = size * random.between(0.42, 0.6);
      y += at === 0 ? tall * 0.5 : tall * 0.62;
      const middle = y;
      y += tall * 0.72;
      return placed(
        maker.stone({
          wide: size,
          tall,
          deep: size * random.between(0.8, 1),
          sharp: 0.1,
          foot: 0,
          seed: random.fork(`stone ${at}`),
          detail: 8,
        }),
        {
          at: [random.between(-0.05, 0.05), middle, random.between(-0.05, 0.05)],
          turn: [random.between(-5, 5), random.between(0, 360), random.between(-5, 5)],
        },
      );
    });
    return [...stones, ...maker.litter(4, 0.72, [0.07, 0.14])];
  },
  cliff(maker) {
    const { random } = maker;
    const columns = random.whole(6, 8);
    const walls = Array.from({ length: columns }, (_, at) => {
      const share = at / (columns - 1);
      const tall = mix(0.5, 1.1, Math.sin(share * Math.PI) ** 0.8) * random.between(0.75, 1.1);
      return placed(maker.stone({ wide: 0.36, tall, deep: 0.42, sharp: 1, seed: random.fork(`column ${at}`), detail: 6 }), {
        at: [(share - 0.5) * 2, tall * 0.6, -0.1 + random.between(-0.12, 0.12) - 0.25 * Math.sin(share * Math.PI)],
        turn: [random.between(-6, 2), random.between(0, 360), random.between(-4, 4)],
      });
    });
    const ledge = placed(maker.stone({ wide: 1.15, tall: 0.24, deep: 0.6, sharp: 1, seed: random.fork("ledge"), detail: 11 }), {
      at: [0, 0.14, 0.22],
    });
    return [ledge, ...walls, ...maker.litter(5, 0.8, [0.1, 0.2])];
  },
  arch(maker) {
    const { random } = maker;
    const steps = 9;
    const stones = Array.from({ length: steps }, (_, at) => {
      const angle = mix(0, Math.PI, at / (steps - 1));
      const size = mix(0.4, 0.27, Math.sin(angle)) * random.between(0.92, 1.12);
      return placed(
        maker.stone({
          wide: size * 1.05,
          tall: size * 1.15,
          deep: size * 1.05,
          sharp: maker.sharp,
          seed: random.fork(`stone ${at}`),
          detail: 7,
          foot: 0.12,
        }),
        {
          turn: [random.between(-10, 10), random.between(0, 360), random.between(-10, 10)],
          at: [Math.cos(angle) * 0.85, 0.24 + Math.sin(angle) * 1.05, random.between(-0.04, 0.04)],
        },
      );
    });
    return [...stones, ...maker.litter(6, 0.95, [0.1, 0.2])];
  },
};
