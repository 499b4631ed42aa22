import type { Brief } from "@blenda/forge/grammar/brief";
import type { Grammar } from "@blenda/forge/grammar/grammar";
import { darker, hex } from "@blenda/forge/solid/color";
import type { Part } from "@blenda/forge/solid/part";
import { placed } from "@blenda/forge/solid/shapes/shape";
import type { MaterialName } from "@blenda/forge/solid/surfaces/stuff";
import type { Surface } from "@blenda/forge/solid/surfaces/surface";
import { type Cask, heads, hoops, staves } from "./cask.ts";
import { drum } from "./drum.ts";
import { contents, cradle, fuse, gauge, knots, tap } from "./fittings.ts";

const SHEET_METALS: readonly MaterialName[] = ["steel", "iron", "plastic", "copper", "rubber"];

export const barrel: Grammar = {
  id: "barrel",
  nouns: ["barrel", "wooden barrel", "keg", "cask", "oil drum", "oil barrel", "tun", "wine barrel", "beer keg", "rain barrel"],
  about: "a barrel, cask or keg of wooden staves with metal hoops, or an industrial oil drum of steel",
  traits: {
    drum: ["drum", "oil", "fuel", "petrol", "industrial", "chemical"],
    toxic: ["toxic", "radioactive", "nuclear", "hazard", "hazardous", "waste", "slime"],
    explosive: ["explosive", "exploding", "gunpowder", "powder", "tnt", "flammable"],
    lying: ["lying", "cask", "horizontal", "sideways", "wine"],
    tapped: ["tap", "beer", "keg", "ale", "spigot"],
    open: ["open", "water", "rain", "empty"],
    slim: ["slim", "tall", "narrow"],
    fat: ["fat", "wide", "round", "short", "tun"],
    rope: ["rope", "pirate", "ship", "nautical"],
  },
  metresPerUnit: 0.75,
  wears: ["stave", "band hoop ring rim"],
  build(brief) {
    const isDrum =
      brief.has("drum") ||
      brief.has("toxic") ||
      brief.isStyle("sci-fi", "modern") ||
      (brief.look.material !== null && SHEET_METALS.includes(brief.look.material));
    return isDrum ? drum(brief) : staved(brief);
  },
};

function measure(brief: Brief): Cask {
  const { random } = brief;
  const girth = brief.has("slim") ? 0.34 : brief.has("fat") ? 0.55 : random.between(0.4, 0.48);
  const bulge = brief.isStyle("cartoon") ? 1.42 : random.between(1.14, 1.32);
  const staves = brief.isStyle("low-poly") ? 9 : brief.isStyle("cartoon") ? 10 : random.whole(14, brief.isDetailed ? 22 : 19);
  return {
    belly: girth,
    end: girth / bulge,
    height: brief.has("fat") ? 0.98 : random.between(1.08, 1.24),
    staves,
    thick: brief.isStyle("cartoon") ? 0.075 : 0.05,
  };
}

/** Staves bent round two heads and held by hoops; standing, or lying on a cradle. */
function staved(brief: Brief): Part[] {
  const cask = measure(brief);
  const woodTone = brief.random.fork("wood").pick([0x9c6b3d, 0x7d4f2b, 0xa98253, 0x6b4329, 0x8f6a45]);
  const color = brief.color(0, brief.has("explosive") ? hex(0x9c2f22) : hex(woodTone));
  const trim = hoopSurface(brief);
  const parts: Part[] = [
    { name: "staves", shape: staves(brief, cask), surface: brief.made("wood", color) },
    { name: "heads", shape: heads(brief, cask), surface: brief.made("wood", darker(color, 0.18)), density: 0.9 },
    { name: "hoops", shape: hoops(brief, cask), surface: trim },
  ];
  const isLying = brief.has("lying");
  if (brief.has("open") && !isLying) parts.push(contents(brief, cask));
  if (brief.has("tapped") || isLying || brief.random.fork("tap").chance(0.3)) parts.push(...tap(brief, cask, isLying));
  if (brief.has("explosive")) parts.push(...fuse(brief, cask));
  if (brief.isStyle("steampunk")) parts.push(...gauge(brief, cask));
  if (brief.look.glow && !brief.has("open")) parts.push(knots(cask, brief.look.glow));
  if (!isLying) return parts;
  const laid = parts.map((part) => ({ ...part, shape: placed(part.shape, { turn: [90, 0, 0] }) }));
  return [...laid, cradle(brief, cask, darker(color, 0.3))];
}

function hoopSurface(brief: Brief): Surface {
  if (brief.has("rope")) return brief.always("fabric", hex(0xb39663));
  const own = brief.isStyle("steampunk")
    ? "brass"
    : brief.isStyle("ornate", "fantasy")
      ? "gold"
      : brief.random.fork("hoops").pick(["iron", "iron", "steel", "copper"] as const);
  return brief.always(own, brief.look.colors[1] ?? (own === "iron" ? hex(0x77797c) : undefined));
}
