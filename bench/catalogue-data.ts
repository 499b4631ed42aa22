// A catalogue to measure with: always the same for the same number, believable enough that words repeat as they do in shops.
import { once } from "node:events";
import { createWriteStream } from "node:fs";

const list = (words: string) => words.split(" ");
const LOOKS = list(
  "weathered polished brushed hand-carved lacquered faceted modular stylised low-poly ornate minimal rusted gilded matte glossy painted " +
    "cracked mossy frosted folded layered tapered hollow ribbed braided quilted chipped scorched sunlit antique",
);
const STUFFS = list(
  "oak walnut brass copper steel marble granite porcelain clay leather linen velvet glass ivory bronze silver titanium bamboo birch obsidian " +
    "sandstone concrete resin felt cork jade amber pine iron slate",
);
const THINGS = list(
  "chair armchair stool bench table desk cabinet bookshelf lantern lamp chandelier radio camera keyboard headphones console rocket spaceship " +
    "freighter drone robot android mech tank wagon bicycle motorcycle sedan pickup tractor lighthouse tower castle bridge windmill cottage " +
    "temple archway fountain statue amphora vase teapot mug goblet bottle barrel crate chest coffer sword dagger spear shield helmet gauntlet " +
    "bow quiver axe hammer pickaxe potion scroll tome crystal gemstone ring necklace bracelet crown mask violin guitar drum piano trumpet " +
    "cactus fern mushroom pine-tree palm boulder cliff terrain island planet moon asteroid dragon griffin wolf fox owl raven salmon turtle " +
    "croissant baguette pancake burger sushi lemon pumpkin",
);
const STYLES = list(
  "sci-fi fantasy medieval nordic baroque brutalist victorian retro cyberpunk steampunk rustic industrial deco modernist gothic",
);
const USES = list("games films renders prototypes classrooms catalogues cutscenes dioramas concept-art walkthroughs lookdev mobile-apps");
const SYLLABLES = list("ka lo ven mi tor sa rel du an ori ze phi bar nel quo tis ma len dro vy");
const SAID = [
  (w: Words) => `A ${w.look} ${w.thing} in ${w.stuff}, built for ${w.use} and checked at close range.`,
  (w: Words) => `The ${w.stuff} was painted from photographs, with edges that catch light the way ${w.other} does.`,
  () => "Clean loops around every bend, so it deforms and subdivides without pinching.",
  (w: Words) => `Part of the ${w.name} set; the pieces share one scale, one palette and one texture sheet.`,
  () => "Pivot at the base, real size, no hidden faces, names you can read.",
  (w: Words) => `Works well beside a ${w.style} interior or out on a ${w.look2} street at dusk.`,
  () => "The underside is modelled too, because somebody always turns it over.",
  () => "Two levels of detail are included and switch without a visible step.",
];
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAYS = 700;
const DAY_MS = 86_400_000;

interface Words {
  look: string;
  look2: string;
  stuff: string;
  other: string;
  thing: string;
  style: string;
  use: string;
  name: string;
}

/** Words to look for: one and two at a time, common and rare, begun and inside. */
export const ONE_WORD = [...THINGS.slice(0, 60), ...STUFFS, "cycl", "light", "horn"];
export const TWO_WORDS = Array.from({ length: 60 }, (_, i) => `${STUFFS[i % STUFFS.length]} ${THINGS[(i * 7) % THINGS.length]}`);

/** Writes the first `count` products of the catalogue, one line each. */
export async function writeCatalogue(file: string, count: number): Promise<void> {
  const output = createWriteStream(file);
  for (let n = 0; n < count; n++) {
    if (!output.write(`${JSON.stringify(product(n, count))}\n`)) await once(output, "drain");
  }
  output.end();
  await once(output, "finish");
}

function product(n: number, count: number) {
  const chance = chanceOf(n);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item;
  const words: Words = {
    look: pick(LOOKS),
    look2: pick(LOOKS),
    stuff: pick(STUFFS),
    other: pick(STUFFS),
    thing: pick(THINGS),
    style: pick(STYLES),
    use: pick(USES),
    name: pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES),
  };
  const sentences = Array.from({ length: 5 }, () => pick(SAID)(words));
  return {
    n,
    slug: `${words.look}-${words.stuff}-${words.thing}-${n}`,
    title: `${words.look} ${words.stuff} ${words.thing}, ${words.style}`.replace(/^./, (letter) => letter.toUpperCase()),
    description: [...new Set(sentences)].join(" "),
    price_cents: chance() < 0.08 ? 0 : 99 + Math.floor(chance() ** 2 * 9_900),
    category: Math.floor(chance() * 12),
    tags: [words.thing, words.style, words.use],
    created_at: new Date(FIRST_DAY + Math.floor((n / count) * DAYS * DAY_MS)).toISOString(),
  };
}

/** Mulberry32: numbers between 0 and 1, the same for the same seed. */
function chanceOf(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
