import { hex, type Rgb } from "../solid/color.ts";

const table = (entries: Readonly<Record<string, number>>): ReadonlyMap<string, Rgb> =>
  new Map(Object.entries(entries).flatMap(([names, code]) => names.split(", ").map((name) => [name, hex(code)] as const)));

/** Every name of a colour, of one word or two. */
const COLORS = table({
  red: 0xc8281f,
  "crimson, ruby, scarlet, ruby red, blood red, crimson red, cardinal red": 0xa8152f,
  "cherry red, candy red, fire red, fire engine red, ferrari red": 0xd01222,
  "brick red, rust red, indian red": 0x9c3f2c,
  "wine red, maroon, burgundy, bordeaux, oxblood": 0x6d1a26,
  "pink, rose": 0xe8829f,
  "hot pink, neon pink, shocking pink, barbie pink": 0xf03c93,
  "baby pink, pastel pink, light pink, blush, blush pink, powder pink": 0xf4c2cc,
  "dusty pink, dusty rose, old rose, mauve": 0xbf8490,
  "magenta, fuchsia": 0xc92a8f,
  "purple, violet, amethyst": 0x7a3fb5,
  "royal purple, deep purple": 0x4f2a80,
  "plum, aubergine, eggplant purple, grape purple": 0x5a2450,
  "lavender, lilac, orchid, periwinkle, pastel purple": 0xb39ddb,
  indigo: 0x3b3a9c,
  "blue, sapphire, azure": 0x2456c4,
  "navy, midnight, navy blue, midnight blue, dark navy": 0x1c2a55,
  "royal blue, cobalt, ultramarine, cobalt blue, ultramarine blue, sapphire blue": 0x1a3fa0,
  "electric blue, neon blue": 0x1f7bff,
  "sky, sky blue, light sky blue": 0x6fb4e8,
  "baby blue, powder blue, pastel blue, ice blue, icy blue": 0xb4d6ee,
  "steel blue, slate blue, denim blue, grey blue, blue grey, blue gray, dusty blue": 0x5b7796,
  "cornflower blue": 0x6a8fe0,
  "ocean blue, sea blue, petrol blue, teal blue, peacock blue": 0x17637f,
  "cyan, aqua, aquamarine": 0x28c4d8,
  "teal, petrol": 0x1f8a86,
  "turquoise, tiffany blue": 0x35b8ac,
  "green, emerald, emerald green, grass green, kelly green": 0x2f8a45,
  "forest green, bottle green, hunter green, racing green, british racing green, pine green, dark forest green": 0x1d4a2c,
  "lime, lime green, apple green, spring green, chartreuse": 0x9acb2f,
  "neon green, toxic green, acid green, radioactive green, slime green": 0x55f022,
  "mint, mint green, pastel green, seafoam, seafoam green": 0x9adbb8,
  "sage, sage green": 0x98a886,
  "sea green, jade green": 0x2f9b78,
  "olive, khaki, olive green, army green, olive drab, moss green, military green": 0x6f7038,
  "yellow, lemon, lemon yellow, canary yellow, sunflower yellow": 0xf0cb2e,
  "neon yellow, fluorescent yellow, highlighter yellow, bright yellow": 0xf4f022,
  "pastel yellow, pale yellow, light yellow, butter yellow": 0xf6e7a0,
  "mustard, mustard yellow, ochre, saffron": 0xc08a2e,
  "amber, honey": 0xe8981f,
  "orange, tangerine, ember, pumpkin orange": 0xe8701f,
  "burnt orange, rust orange, copper orange": 0xb5521b,
  "peach, apricot": 0xf5b895,
  "coral, salmon, coral pink, salmon pink, coral red": 0xee7a66,
  "brown, chocolate, chestnut, chocolate brown, mocha, walnut brown": 0x6b4226,
  "dark brown, espresso, coffee brown, umber": 0x3c2415,
  "light brown, caramel, hazel, cinnamon": 0xa9743f,
  "rust brown, sienna, burnt sienna, reddish brown, auburn": 0x8a4526,
  "tan, sand, sandy, camel, fawn": 0xc9a878,
  "beige, cream, ivory, off white, off-white, eggshell, ecru, vanilla, champagne, bone white, cream white": 0xeadfc6,
  "white, snow white, snow-white, pure white, pearl white, bright white": 0xf1f0ec,
  "grey, gray, ash, ash grey, ash gray, stone grey, stone gray": 0x85888c,
  "light grey, light gray, silver grey, silver gray, pearl grey": 0xb9bcc0,
  "dark grey, dark gray": 0x4c4f54,
  "taupe, warm grey": 0x8b7f73,
  "charcoal, graphite, anthracite, slate, gunmetal, charcoal grey, slate grey, slate gray, gunmetal grey": 0x3c4046,
  "black, jet, onyx, jet black, pitch black, midnight black, pitch-black, ebony": 0x1b1b1e,
  golden: 0xe6b652,
  "rose gold, rosegold": 0xd9a08c,
  "white gold": 0xe0dccb,
  silvery: 0xcfd3d8,
});

/** Things first, colours only before another word: “a rose”, “a rose dress”. */
export const COLOR_THINGS: ReadonlySet<string> = new Set(
  "rose orange lemon violet lavender lilac lime mint coral salmon olive chestnut chocolate ember peach plum apricot honey orchid camel caramel sage mustard vanilla champagne espresso ruby sapphire emerald amethyst sky sand cream".split(
    " ",
  ),
);

const CODE = /^#(?:[0-9a-f]{6}|[0-9a-f]{3})$/;

/** The colour a word, two words joined by a space, or a code like “#ff8800” names. */
export function colorOf(word: string | undefined): Rgb | undefined {
  if (word === undefined) return undefined;
  if (!CODE.test(word)) return COLORS.get(word);
  const digits = word.length === 4 ? [...word.slice(1)].map((digit) => digit + digit).join("") : word.slice(1);
  return hex(Number.parseInt(digits, 16));
}

const LONGEST = 3;

/** Colours of several words become one: “navy”, “blue” → “navy blue”. */
export function withColorsJoined(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(LONGEST, tokens.length - at);
    while (length > 1 && !COLORS.has(tokens.slice(at, at + length).join(" "))) length--;
    const said = tokens.slice(at, at + length).join(" ");
    const spaced = said.replaceAll("-", " ");
    out.push(COLORS.has(spaced) && !COLORS.has(said) ? spaced : said);
    at += length;
  }
  return out;
}
