import type { StyleName } from "../grammars/look.ts";
import { hex, type Rgb } from "../solid/color.ts";
import type { MaterialName } from "../solid/surfaces/stuff.ts";

/** Closed sets: every word means one thing, and what is not here is either a noun or left alone. */

const listed = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(table).flatMap(([words, value]) => words.split(" ").map((word) => [word, value] as const)));

export const COLORS: ReadonlyMap<string, Rgb> = listed({
  red: hex(0xc8281f),
  "crimson ruby scarlet": hex(0xa8152f),
  "maroon burgundy": hex(0x6d1a26),
  "pink rose": hex(0xe8829f),
  "magenta fuchsia": hex(0xc92a8f),
  "purple violet amethyst": hex(0x7a3fb5),
  "lavender lilac": hex(0xb39ddb),
  indigo: hex(0x3b3a9c),
  "blue sapphire azure": hex(0x2456c4),
  "navy midnight": hex(0x1c2a55),
  "cobalt ultramarine": hex(0x1a3fa0),
  sky: hex(0x6fb4e8),
  "cyan aqua": hex(0x28c4d8),
  "teal petrol": hex(0x1f8a86),
  turquoise: hex(0x35b8ac),
  "green emerald": hex(0x2f8a45),
  lime: hex(0x9acb2f),
  mint: hex(0x9adbb8),
  "olive khaki": hex(0x6f7038),
  "yellow lemon": hex(0xf0cb2e),
  amber: hex(0xe8981f),
  "orange tangerine ember": hex(0xe8701f),
  "coral salmon": hex(0xee7a66),
  "brown chocolate chestnut": hex(0x6b4226),
  "tan sand sandy": hex(0xc9a878),
  "beige cream ivory": hex(0xeadfc6),
  "white snow-white": hex(0xf1f0ec),
  "grey gray ash": hex(0x85888c),
  "charcoal graphite anthracite slate": hex(0x3c4046),
  "black jet onyx": hex(0x1b1b1e),
  golden: hex(0xe6b652),
  silvery: hex(0xcfd3d8),
  ochre: hex(0xc08a2e),
});

/** Metals that are colours as well, when another colour stands beside them: “blue and gold”. */
export const METAL_COLORS: ReadonlySet<string> = new Set(["gold", "silver", "bronze", "copper", "brass"]);

/** Things first, colours only before another word: “a rose”, “a rose dress”. */
export const COLOR_THINGS: ReadonlySet<string> = new Set(
  "rose orange lemon violet lavender lilac lime mint coral salmon olive chestnut chocolate ember".split(" "),
);

/** Shades a colour named right after: dark blue, pale green. */
export const SHADES: ReadonlyMap<string, number> = listed({ "dark deep": -0.45, "light pale pastel soft": 0.45, "bright vivid": 0.12 });

export const MATERIALS: ReadonlyMap<string, MaterialName> = listed<MaterialName>({
  "wood wooden oak walnut timber plank mahogany": "wood",
  "iron wrought cast-iron": "iron",
  "steel metal metallic chrome aluminium aluminum titanium": "steel",
  "gold golden gilded": "gold",
  "silver platinum": "silver",
  copper: "copper",
  bronze: "bronze",
  brass: "brass",
  "stone rock granite basalt stony": "stone",
  "marble alabaster": "marble",
  obsidian: "obsidian",
  jade: "jade",
  "concrete cement": "concrete",
  "glass transparent": "glass",
  "crystal quartz diamond gemstone crystalline": "crystal",
  "ice icy frozen": "ice",
  "porcelain ceramic china": "porcelain",
  "clay terracotta earthenware pottery": "clay",
  "plastic resin vinyl": "plastic",
  rubber: "rubber",
  leather: "leather",
  "fabric cloth velvet wool linen textile felt": "fabric",
  bone: "bone",
  "paper cardboard papier": "paper",
});

export const STYLES: ReadonlyMap<string, StyleName> = listed<StyleName>({
  "low-poly lowpoly faceted polygonal": "low-poly",
  "sci-fi scifi futuristic cyberpunk space alien cyber spaceage": "sci-fi",
  "fantasy magic magical enchanted mythical elven fairy fairytale": "fantasy",
  "medieval viking knight gothic dwarven": "medieval",
  "steampunk clockwork victorian": "steampunk",
  "cartoon stylized stylised toon cute kawaii toy": "cartoon",
  "modern minimal minimalist scandinavian contemporary sleek": "modern",
  "ornate baroque rococo decorated fancy royal luxurious": "ornate",
  "retro vintage classic antique 1950s 1960s 1970s 50s 60s 70s": "retro",
  "realistic photorealistic": "realistic",
});

export const SIZES: ReadonlyMap<string, number> = listed({
  "tiny mini miniature microscopic": 0.4,
  "small little": 0.7,
  "big large tall": 1.4,
  "huge giant enormous massive gigantic colossal": 2.2,
});

export const WEARS: ReadonlyMap<string, number> = listed({
  "new clean pristine polished shiny fresh": 0,
  "used worn scratched dusty scuffed": 0.4,
  "old aged antique vintage weathered dirty grimy": 0.5,
  "rusty rusted rust corroded battered mossy moss moss-covered overgrown": 0.62,
  "ancient decayed abandoned": 0.75,
  "ruined broken destroyed wrecked": 0.9,
});

/** With the colour of the light, where the word has one. */
export const GLOWS: ReadonlyMap<string, Rgb | null> = listed<Rgb | null>({
  "glowing glow luminous neon radiant bioluminescent lit shining enchanted energy plasma": null,
  "burning flaming fiery blazing": hex(0xff7a1f),
});

export const COUNTS: ReadonlyMap<string, number> = listed({
  "one single": 1,
  "two couple twin both": 2,
  "three trio few": 3,
  "four several": 4,
  five: 5,
  "six half-dozen": 6,
  "seven many": 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  "twelve dozen": 12,
});

/** Traits every grammar may ask for. */
export const COMMON_TRAITS: ReadonlyMap<string, string> = listed({
  "rusty rusted rust corroded": "rusty",
  "mossy moss moss-covered overgrown": "mossy",
  "snowy snow snow-covered": "snowy",
});

export const ARRANGEMENTS: ReadonlyMap<string, "stack" | "row" | "group"> = listed<"stack" | "row" | "group">({
  "stack stacked pile piled heap": "stack",
  "row line lined": "row",
  "group cluster bunch scene collection set": "group",
});

/** Words that carry no meaning here. */
export const FILLERS: ReadonlySet<string> = new Set(
  "a an the of in on at to from by for my your our some this that these those it its is are be very really quite super extremely nice beautiful pretty cool awesome great good style styled model 3d asset prop object render game please make create generate me i want need made colored coloured color colour like looking look as which has have having detailed high quality hd 4k 8k pbr texture textured material top under over details detail finish accents side sides but can could would you we us just pack kit bundle pair pairs so much ready ai generated lot lots".split(
    " ",
  ),
);
