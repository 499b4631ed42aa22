import { flat } from "@blenda/forge/language/numbers";
import { type Pair, starOutline } from "@blenda/forge/language/pieces/outlines";

export function chargeOutlines(name: string): (readonly Pair[])[] {
  switch (name) {
    case "cross":
      return [
        flat`
          -0.05 -0.42, 0.05 -0.42, 0.05 0.06, 0.3 0.06, 0.3 0.16, 0.05 0.16, 0.05 0.4, -0.05 0.4, -0.05 0.16, -0.3 0.16, -0.3 0.06,
          -0.05 0.06
        `,
      ];
    case "star":
      return [starOutline(5, 0.24, 0.1)];
    case "sun":
      return [starOutline(12, 0.26, 0.15)];
    default:
      return [0.14, -0.08].map(
        (y) => flat`
        -0.3 ${y - 0.2}, 0 ${y}, 0.3 ${y - 0.2}, 0.3 ${y - 0.09}, 0 ${y + 0.11}, -0.3 ${y - 0.09}
      `,
      );
  }
}
