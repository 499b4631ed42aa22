import type { StyleName } from "../grammar/look.ts";
import { hex, type Rgb } from "../solid/color.ts";
import type { FinishName } from "../solid/surfaces/finish.ts";
import type { PatternName } from "../solid/surfaces/pattern.ts";
import type { MaterialName } from "../solid/surfaces/stuff.ts";

/** Closed sets: every word means one thing, and what is not here is either a noun or left alone. */

const listed = <T>(table: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(table).flatMap(([words, value]) => words.split(" ").map((word) => [word, value] as const)));

/** Metals that are colours as well, when another colour stands beside them: “blue and gold”. */
export const METAL_COLORS: ReadonlySet<string> = new Set(["gold", "silver", "bronze", "copper", "brass"]);

/** Shades a colour named right after: dark blue, pale green. */
export const SHADES: ReadonlyMap<string, number> = listed({
  "dark deep darker": -0.45,
  "light pale pastel soft lighter": 0.45,
  "bright vivid neon": 0.12,
});

export const MATERIALS: ReadonlyMap<string, MaterialName> = listed<MaterialName>({
  "wood wooden oak walnut timber plank mahogany oaken bamboo birch pinewood driftwood rattan wicker teak plywood": "wood",
  "iron wrought cast-iron": "iron",
  "steel metal metallic chrome aluminium aluminum titanium tin stainless stainless-steel chromed pewter lead metallic-steel": "steel",
  "gold golden gilded gold-plated": "gold",
  "silver platinum sterling": "silver",
  copper: "copper",
  bronze: "bronze",
  brass: "brass",
  "stone rock granite basalt stony sandstone limestone slate cobblestone": "stone",
  "marble alabaster": "marble",
  obsidian: "obsidian",
  jade: "jade",
  "concrete cement": "concrete",
  "glass transparent translucent see-through stained-glass": "glass",
  "crystal quartz diamond gemstone crystalline": "crystal",
  "ice icy frozen": "ice",
  "porcelain ceramic china enamel glazed": "porcelain",
  "clay terracotta earthenware pottery stoneware adobe": "clay",
  "plastic resin vinyl acrylic": "plastic",
  "rubber latex silicone": "rubber",
  "leather suede leathery": "leather",
  "fabric cloth velvet wool linen textile felt cotton silk denim canvas woolen woollen knitted satin burlap tweed corduroy plush fluffy fleece upholstered":
    "fabric",
  "bone ivory-carved": "bone",
  "paper cardboard papier papier-mache": "paper",
});

export const STYLES: ReadonlyMap<string, StyleName> = listed<StyleName>({
  "low-poly lowpoly faceted polygonal": "low-poly",
  "sci-fi scifi futuristic cyberpunk space alien cyber spaceage high-tech space-age robotic": "sci-fi",
  "fantasy magic magical enchanted mythical elven fairytale mystical": "fantasy",
  "medieval viking gothic dwarven": "medieval",
  "steampunk clockwork victorian": "steampunk",
  "cartoon stylized stylised toon cute kawaii toy cutest cartoony cartoonish chibi adorable comic anime toon-style hand-painted": "cartoon",
  "modern minimal minimalist scandinavian contemporary sleek mid-century minimalistic bauhaus": "modern",
  "ornate baroque rococo decorated fancy royal luxurious art-nouveau": "ornate",
  "retro vintage classic antique 1950s 1960s 1970s 1980s 50s 60s 70s 80s old-fashioned oldschool old-school art-deco": "retro",
  "realistic photorealistic lifelike hyperrealistic photoreal": "realistic",
});

export const SIZES: ReadonlyMap<string, number> = listed({
  "tiny mini miniature microscopic teeny pocket-sized": 0.4,
  "small little smallish smaller": 0.7,
  "big large tall oversized bigger larger taller": 1.4,
  "life-size": 1,
  "huge giant enormous massive gigantic colossal humongous immense": 2.2,
});

export const WEARS: ReadonlyMap<string, number> = listed({
  "new clean pristine polished shiny fresh brand-new": 0,
  "used worn scratched dusty scuffed chipped worn-out dented rustic": 0.4,
  "old aged antique vintage weathered dirty grimy": 0.5,
  "rusty rusted rust corroded battered weatherbeaten post-apocalyptic mossy moss moss-covered overgrown": 0.62,
  "ancient decayed abandoned": 0.75,
  "ruined broken destroyed wrecked crumbling": 0.9,
});

/** With the colour of the light, where the word has one. */
export const GLOWS: ReadonlyMap<string, Rgb | null> = listed<Rgb | null>({
  "glowing glow glows luminous neon radiant bioluminescent lit shining enchanted energy plasma illuminated glow-in-the-dark": null,
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
  thirteen: 13,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  "hundred hundreds": 100,
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
  "group cluster bunch scene collection set flock herd swarm crowd": "group",
});

/** How a surface was treated. */
export const FINISH_WORDS: ReadonlyMap<string, FinishName> = listed<FinishName>({
  "matte matt unglazed": "matte",
  "glossy shiny lacquered varnished gleaming reflective": "glossy",
  brushed: "brushed",
  "polished mirror-polished": "polished",
  "wet dripping soaked slimy": "wet",
  "chipped flaking peeling": "chipped",
  "rusty rusted corroded": "rusty",
  "dusty dust-covered": "dusty",
  "cracked fractured shattered": "cracked",
  "burnt burned charred scorched": "burnt",
});

export const PATTERN_WORDS: ReadonlyMap<string, PatternName> = listed<PatternName>({
  "striped stripes stripe stripy stripey pinstripe pinstriped": "stripes",
  "dotted dots polka-dot polka-dots polka-dotted spotted": "dots",
  "checked checkered chequered checkerboard gingham": "check",
  "plaid tartan": "plaid",
  "camouflage camo camouflaged": "camouflage",
  "floral flowery flower-patterned": "floral",
  "starry star-patterned star-spangled": "stars",
  "zigzag zig-zag chevron": "zigzag",
});

/** “a skull emblem”, “a star logo”. */
export const EMBLEM_WORDS: ReadonlySet<string> = new Set(
  "emblem label logo symbol insignia sigil crest motif print decal sticker icon badge tattoo sign design picture image graphic drawing illustration artwork silhouette stencil portrait".split(
    " ",
  ),
);

/** Words that carry no meaning here. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "a an the of in on at to from by for my your our his her their some this that these those it its is are be am was were very really quite super extremely nice beautiful " +
    "pretty cool awesome great good lovely amazing epic simple basic fine perfect stunning gorgeous elegant style styled model models 3d 3-d asset assets prop " +
    "props object objects thing things item items mesh render rendered rendering game games please make making create generate design build draw me i i'd i'm " +
    "want need would made colored coloured color colour colors colours like looking look looks as which who has have having detailed highly high quality " +
    "hd 4k 8k pbr texture textures textured material materials top over details detail finish accents side sides but can could would will should may might you " +
    "we us just pack kit bundle pair pairs so much ready ai generated lot lots one's hi hello hey thanks thank cheers dear let lets maybe also kind sort type " +
    "version design designed unity unreal blender ue5 fbx glb obj usdz stl file files optimized optimised topology uv unwrapped printable print-ready " +
    "production clean-topology mobile roblox vr ar free download scene shot view background isolated based inspired themed theme typical usual normal regular " +
    "ordinary everyday common standard plain piece single-object full whole entire complete something anything any more most all other another own each every " +
    "with and or then than too not do does did don't get give got show see use using im id gimme plz pls thx yo what how about sick dope badass modular gonna wanna got tileset idea wish same setup empty closed ever x"
  ).split(" "),
);
