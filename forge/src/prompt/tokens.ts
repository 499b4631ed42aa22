import { CHATTER, withoutStory } from "./phrases/chatter.ts";
import { IMPOSSIBLE_PHRASES } from "./phrases/contradictions.ts";
import { emojiNamed } from "./phrases/emoji.ts";
import { RELATION_PHRASES } from "./relations.ts";

/** People may write as much as this; the rest is not read. */
const PROMPT_LENGTH = 500;

/** Stand for what was taken out of the text before it is cut into words: an inscription, a size with its unit. */
export const INSCRIPTION = "\uE000";
export const MEASURE = "\uE001";

/** Two words that are read as one. */
const JOINED: readonly [RegExp, string][] = [
  [
    /\b(low|sci|two|half|cast|art|see|high|old|mid)[\s-]+(poly|fi|handed|dozen|iron|deco|nouveau|through|tech|fashioned|school|century|timbered)\b/g,
    "$1-$2",
  ],
  [/\bhalf a dozen\b/g, "half-dozen"],
  // A three-headed dragon is one dragon.
  [
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|many|\d+)[\s-]+((?:head|leg|eye|arm|wing|horn|tail|wheel|side|tier|layer|mast|ton)(?:g?ed)|story|storey|seater|door|speed)\b/g,
    "$1-$2",
  ],
  [/\bnew york\b/g, "new-york"],
  [/\bnew year'?s?(?: eve)?\b/g, ""],
  // “crate x4”, “2x chair”.
  [/^([^,;:]+?)[\s,]+x\s?(\d{1,2})$/g, "$2 $1"],
  [/\b(\d{1,2})x (?=[a-z]{3})/g, "$1 "],
  [/\bday of the dead\b/g, "day-of-the-dead"],
  [/\blife cycles?\b/g, "life-cycle"],
  [/\b(wall|ceiling|floor|roof)[\s-]+mount(?:ed)?\b/g, "$1-mounted"],
  // Slips in the small words.
  [/\b(?:wiht|wtih|whit|wih)\b/g, "with"],
  [/\b(?:teh|hte)\b/g, "the"],
  [/\b(?:adn|nad)\b/g, "and"],
  [/\b(turned|switched) on\b/g, "glowing"],
  [/\b(stack|pile) of papers\b/g, "$1 of paper"],
  [/\b(zebra|tiger)[\s-]+(print|patterned|pattern|striped|stripes)\b/g, "striped"],
  [/\b(leopard|cheetah|jaguar|giraffe|cow|dalmatian)[\s-]+(print|patterned|pattern|spotted|spots)\b/g, "spotted"],
  [/\blow poly(gon)?\b/g, "low-poly"],
  [/\b(snow|moss|dust)[\s-]+covered\b/g, "$1-covered"],
  [/\b(polka)[\s-]+(dots?|dotted)\b/g, "$1-$2"],
  [/\bzig[\s-]+zag\b/g, "zigzag"],
  [/\b(life|real|actual|full)[\s-]+sized?\b/g, "life-size"],
  [/\b(brand)[\s-]+new\b/g, "$1-new"],
  [/\bno[\s-]+(smoking|entry|parking|swimming|stopping)\b/g, "no-$1"],
  [/\b(?<=(?:with|wearing|has) (?:\w+ )?)(flower|floral)[\s-]+garland\b/g, "$1-garland"],
  [/\bhand[\s-]+painted\b/g, "hand-painted"],
  [/\bstainless steel\b/g, "stainless-steel"],
];

/** Lower case, plain letters, hyphens kept: “Crème-brûlée!” becomes “creme-brulee”. Invisible signs inside a word are taken out. */
export function plainWords(text: string): string {
  const plain = emojiNamed(text.slice(0, PROMPT_LENGTH).toWellFormed())
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/[’ʼ`]/g, "'")
    .toLowerCase();
  const asked = CHATTER.reduce((said, chatter) => said.replace(chatter, " "), withoutStory(plain)).replace(/\s+/g, " ");
  return [...IMPOSSIBLE_PHRASES, ...JOINED, ...RELATION_PHRASES].reduce((said, [phrase, meaning]) => said.replace(phrase, meaning), asked);
}

/** The words of a prompt in their order, and the signs between them. */
export function tokensOf(text: string): string[] {
  return [...plainWords(text).matchAll(/#[0-9a-f]{3,6}\b|[\uE000\uE001]|[\p{L}\p{N}][\p{L}\p{N}'-]*|[,;:.&+/|!?。，、；：]/gu)].map(
    ([token]) => {
      if (/^[。，、；：]$/.test(token)) return ",";
      // The knights' shields are shields of knights.
      return token.endsWith("s'")
        ? singular(token.slice(0, -1))
        : token
            .replace(/'s?$/, "")
            .replace(/^[dl]'/, "")
            .replace(/-+$/, "");
    },
  );
}

/** Things that come in twos under one name. */
const PAIRS = new Set(
  "headphones earphones earbuds airpods earmuffs glasses eyeglasses sunglasses goggles spectacles binoculars scissors shears pliers tongs tweezers trousers pants jeans shorts tights leggings pajamas pyjamas handcuffs nunchucks overalls bagpipes maracas chopsticks crutches cufflinks".split(
    " ",
  ),
);
/** End like plurals and are none. */
const SINGULARS = new Set(
  "canvas atlas gas christmas series species news lens mars chess stairs ruins bus cactus octopus glass grass dress moss cross compass chaos asparagus hibiscus iris tennis tetris venus citrus circus virus walrus hippopotamus rhinoceros dominoes drums dice clothes fries crisps chips spaghetti fireworks swiss james cutlass mattress princess actress waitress abacus papyrus crocus lotus narcissus eucalyptus ficus platypus stegosaurus brontosaurus tyrannosaurus stradivarius parthenon hummus couscous molasses sas xmas texas las paris tigris pegasus cerberus colosseum steps scales wings triceratops cyclops meatballs ribs nachos bellows".split(
    " ",
  ),
);

/** Several of these are one pair, unless somebody counts them. */
const TWOS = new Set(
  "shoes boots sneakers trainers gloves mittens socks stockings sandals slippers heels skates rollerblades skis earrings wings eyes ears hands feet cymbals flops flip-flops dumbbells crutches loafers wellies cleats clogs cufflinks".split(
    " ",
  ),
);

export const comesInTwos = (word: string) => TWOS.has(word);
export const isPairWord = (word: string) => PAIRS.has(word);

const ODD_PLURALS = new Map(
  Object.entries({
    knives: "knife",
    shelves: "shelf",
    leaves: "leaf",
    wolves: "wolf",
    loaves: "loaf",
    scarves: "scarf",
    elves: "elf",
    dwarves: "dwarf",
    calves: "calf",
    halves: "half",
    hooves: "hoof",
    wives: "wife",
    thieves: "thief",
    mice: "mouse",
    geese: "goose",
    teeth: "tooth",
    feet: "foot",
    oxen: "ox",
    children: "child",
    fungi: "fungus",
    cacti: "cactus",
    men: "man",
    women: "woman",
    snowmen: "snowman",
    policemen: "policeman",
    firemen: "fireman",
    people: "person",
    axes: "axe",
    cookies: "cookie",
    pies: "pie",
    ties: "tie",
    zombies: "zombie",
    brownies: "brownie",
    genies: "genie",
    selfies: "selfie",
    hoodies: "hoodie",
    beanies: "beanie",
    shoes: "shoe",
    toes: "toe",
    canoes: "canoe",
    hoes: "hoe",
    horseshoes: "horseshoe",
    sheep: "sheep",
    deer: "deer",
    fish: "fish",
    buses: "bus",
    lenses: "lens",
    octopi: "octopus",
    wolfs: "wolf",
    chateaux: "chateau",
  }),
);

/** The singular a plural may come from; the word itself when it is none. */
export function singular(word: string): string {
  if (PAIRS.has(word) || SINGULARS.has(word)) return word;
  const odd = ODD_PLURALS.get(word);
  if (odd) return odd;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|zz|ss|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith("s") && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

export const isPlural = (word: string) => singular(word) !== word;

const DRUNK_FROM =
  /\b(?:wine|champagne|cocktail|martini|shot|beer|water|drinking|whisky|whiskey|pint|juice|magnifying|cognac|stained) glasses$/;

/** The singular of a noun of several words: “suits of armor” changes its first, “oil drums” its last. */
export function singularNoun(noun: string): string {
  // Wine glasses are for drinking, reading glasses are not.
  if (DRUNK_FROM.test(noun)) return noun.slice(0, -2);
  const words = noun.split(" ");
  const head = words.findIndex((word) => word === "of" || word === "in");
  const at = head > 0 ? head - 1 : words.length - 1;
  return words.map((word, index) => (index === at ? singular(word) : word)).join(" ");
}

/** A school of fish, a herd of sheep: several of them, though the word does not say so. */
export const isHerd = (noun: string, words: readonly string[]) =>
  ODD_PLURALS.get(noun) === noun && words.some((word) => /^(?:group|flock|herd|swarm|crowd|stack|pile|heap)$/.test(word));

export const isPluralNoun = (noun: string) => singularNoun(noun) !== noun;

/** “boxes”, “berries”, “cacti”; a noun of several words changes its last, or the one before “of”. */
export function plural(noun: string): string {
  const of = /^(\S+)( (?:of|in) .+)$/.exec(noun);
  if (of) return `${plural(of[1])}${of[2]}`;
  const [, before, last] = /^(.* )?(.+)$/.exec(noun) ?? ["", "", noun];
  const odd = [...ODD_PLURALS].find(([, one]) => one === last)?.[0];
  if (odd) return `${before ?? ""}${odd}`;
  if (isPairWord(last) || isPlural(last)) return noun;
  if (/[^aeiou]y$/.test(last)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(last) ? `${noun}es` : `${noun}s`;
}
