import { all, box, type Form } from "@blenda/forge/language/form";
import { roundedRectangle } from "@blenda/forge/language/outlines";
import { type ProgramPart, part, spins } from "@blenda/forge/language/program";
import { drumX, side } from "@blenda/forge/language/shorthand";
import { fixed } from "@blenda/forge/language/substance";
import type { Point } from "@blenda/forge/solid/shapes/shape";

/** Crawler belts on both sides with their wheels, standing on the ground about z = 0. */
export function crawlers(length: number, height: number, width: number, apart: number, wheels = 5): ProgramPart[] {
  const set = (form: Form) => form.at(apart / 2, height / 2, 0).mirror("x");
  const belt = side(roundedRectangle(length, height, height / 2, 8), width, 0.012, [
    roundedRectangle(length - 0.06, height - 0.06, height / 2 - 0.03, 8),
  ]);
  const shoe = box(width * 1.04, 0.03, 0.05, 0.008).scatter(aroundBelt(length, height, Math.round((length + height) * 11)));
  const radius = height * 0.3;
  const row = drumX(radius, width * 0.7, 0.02)
    .array(wheels, [0, 0, (length - height) / wheels])
    .at(0, -height / 2 + radius + 0.03, 0);
  const ends = drumX(height * 0.4, width * 0.72, 0.02)
    .at(0, 0, (length - height) / 2)
    .mirror("z");
  const hubs = all(
    drumX(radius * 0.4, width * 0.86, 0.01)
      .array(wheels, [0, 0, (length - height) / wheels])
      .at(0, -height / 2 + radius + 0.03, 0),
    drumX(height * 0.2, width * 0.86, 0.01)
      .at(0, 0, (length - height) / 2)
      .mirror("z"),
  );
  return [
    part("belts", fixed("iron", 0x3d3c3a), set(all(belt, shoe))),
    part("wheels", fixed("steel", 0x6f7276), set(all(row, ends))),
    part("hubs", fixed("steel", 0xa2a5a8), set(hubs)),
    part("sprockets", fixed("steel", 0x85888b), set(drumX(height * 0.3, width * 0.8, 0.02).at(0, 0, -(length - height) / 2)), {
      motion: spins([0, height / 2, -(length - height) / 2], [1, 0, 0]),
    }),
  ];
}

function aroundBelt(length: number, height: number, count: number): { at: Point; turn: Point }[] {
  const [straight, round] = [length - height, (Math.PI * height) / 2];
  return Array.from({ length: count }, (_, index) => {
    const way = (index / count) * 2 * (straight + round);
    const isBack = way >= straight + round;
    const own = isBack ? way - straight - round : way;
    const angle = own < straight ? 0 : ((own - straight) / round) * 180;
    const turn = ((angle + (isBack ? 180 : 0)) * Math.PI) / 180;
    const forward = (isBack ? -1 : 1) * (own < straight ? own - straight / 2 : straight / 2);
    return { at: [0, (Math.cos(turn) * height) / 2, forward + (Math.sin(turn) * height) / 2], turn: [(turn * 180) / Math.PI, 0, 0] };
  });
}
