import { type Form, lathe } from "@blenda/forge/language/form";
import { flat } from "@blenda/forge/language/numbers";
import { type Ask, part, program } from "@blenda/forge/language/program";
import { main, type Substance } from "@blenda/forge/language/substance";
export const BOWL = lathe(flat`0 0, 0.26 0, 0.28 0.05, 0.46 0.2, 0.6 0.44, 0.6 0.47, 0.57 0.47, 0.43 0.24, 0.24 0.1, 0 0.09`, {
  smooth: 44,
});
export const PLATE = lathe(flat`0 0, 0.34 0, 0.6 0.06, 0.66 0.09, 0.65 0.11, 0.58 0.09, 0.36 0.04, 0 0.04`);
/** What fills a bowl up to a height. */
export const soupTop = (y: number, radius: number) =>
  lathe(flat`0 ${y - 0.08}, ${radius} ${y - 0.06}, ${radius + 0.015} ${y - 0.01}, ${radius} ${y}, 0 ${y + 0.006}`);
export type Filling = readonly [string, Substance, Form];

/** A dish in a bowl or on a plate. */
export const served = (
  id: string,
  nouns: readonly string[],
  about: string,
  isFlat: boolean,
  crockery: number,
  fill: (random: Ask["random"]) => readonly Filling[],
) =>
  program({
    id,
    nouns,
    about,
    metresPerUnit: 0.18,
    wears: ["bowl plate", "food soup filling", "topping"],
    params: { size: [0.97, 1.04] },
    sockets: () => ({ inside: { at: [0, 0.4, 0], size: [0.8, 0.3, 0.8] } }),
    parts: ({ size }, { random }) => [
      part(isFlat ? "plate" : "bowl", main("porcelain", crockery), (isFlat ? PLATE : BOWL).scale(size, 1, size)),
      ...fill(random).map(([name, of, form]) => part(name, of, form)),
    ],
  });

/** So many over a disc, each turned otherwise. */
export const strewn = (count: number, radius: number, y: number, from: number, random: Ask["random"]) =>
  Array.from({ length: count }, (_, at) => {
    const [r, a] = [radius * Math.sqrt((at + 0.4) / count), at * 2.4 + from];
    return {
      at: [r * Math.cos(a), y + random.between(-0.01, 0.02), r * Math.sin(a)] as const,
      turn: [random.between(-20, 20), random.between(0, 360), random.between(-20, 20)] as const,
    };
  });
