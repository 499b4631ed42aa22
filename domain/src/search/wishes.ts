import { exactly, numbersAs } from "../shared/language/formats.ts";
import type { Fact } from "./facts.ts";

// Wishes about a figure, in plain words: what something may cost, how many triangles it may have. Read from the text itself, because signs
// and decimals say what single words cannot ("$9.99", "no more than 10"). What holds them was counted or measured, so no word stands in for it.

/** A wish, with the words it was said in. */
export interface Wish {
  words: string;
  fact: Fact;
}

/** "Around $20" is a fifth more or less. */
const AROUND = 0.2;
/** Without a unit, a larger figure is no price. */
const MOST_BARE_DOLLARS = 1_000;

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(k\b)?`;
const MONEY = String.raw`(?:dollars?|bucks?|usd|\$|euros?|eur|€|quid|pounds?|gbp|£)`;
const SHAPES = "(?:tri(?:angle)?s?|poly(?:gon)?s?|faces)";
/** A figure with what it counts, on either side of it: "$10", "10 dollars", "5k tris", or bare. */
const FIGURE = String.raw`(\$|€|£|usd\s)?\s*${NUMBER}\s*-?(${MONEY}|${SHAPES})?`;

const BELOW = "(?:under|below|beneath|less than|fewer than|lower than|cheaper than|<)";
const AT_MOST = String.raw`(?:up to|at most|no more than|not more than|not over|not above|no higher than|maximum(?: of)?|max\.?|within|budget(?: of| is)?|<=|≤)`;
const ABOVE = "(?:over|above|more than|>)";
/** Said with a unit only: a mug may have two handles. */
const HAVING = "(?:have|got|spend|pay|afford)(?: only| just| about| up to| at most)?";
const AT_LEAST = String.raw`(?:at least|no less than|not under|from|starting (?:at|from)|minimum(?: of)?|min\.?|>=|≥)`;
const NEAR = "(?:around|about|roughly|approximately|circa|~)";
const COSTING = String.raw`(?:(?:that |which )?(?:is |are )?(?:costs?|costing|priced?|sells?|selling)(?: at| for)?\s+|(?:for|at)\s+(?:a price (?:of\s+)?)?)?`;

interface Reading {
  pattern: RegExp;
  /** Also where nothing says what the figure counts: "under 10". */
  isBare?: boolean;
  /** The end itself does not belong to it: "under 10". */
  isOpen?: boolean;
  /** The ends of the range, in what was counted; `null` is none. */
  ends: (numbers: readonly number[]) => [number | null, number | null];
}

const pattern = (text: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, "giu");

/** In the order they are tried: what says more first. */
const READINGS: readonly Reading[] = [
  {
    pattern: pattern(String.raw`${COSTING}(?:between|from)?\s*${FIGURE}\s*(?:and|to|-|–)\s*${FIGURE}`),
    ends: ([least = 0, most = 0]) => [Math.min(least, most), Math.max(least, most)],
  },
  {
    pattern: pattern(
      String.raw`${COSTING}${FIGURE}\s*(?:or (?:less|under|below|fewer|cheaper)|max(?:imum)?|tops|at most|and (?:under|below|less))`,
    ),
    ends: ([most = 0]) => [null, most],
  },
  {
    pattern: pattern(String.raw`${COSTING}${FIGURE}\s*(?:or (?:more|over|above)|and (?:up|over|above|more)|minimum|\+)`),
    ends: ([least = 0]) => [least, null],
  },
  { pattern: pattern(String.raw`${COSTING}${AT_MOST}\s*${FIGURE}`), isBare: true, ends: ([most = 0]) => [null, most] },
  { pattern: pattern(String.raw`${COSTING}${AT_LEAST}\s*${FIGURE}`), ends: ([least = 0]) => [least, null] },
  { pattern: pattern(String.raw`${COSTING}${BELOW}\s*${FIGURE}`), isBare: true, isOpen: true, ends: ([most = 0]) => [null, most] },
  { pattern: pattern(String.raw`${COSTING}${ABOVE}\s*${FIGURE}`), isOpen: true, ends: ([least = 0]) => [least, null] },
  { pattern: pattern(String.raw`${HAVING}\s*${FIGURE}`), ends: ([most = 0]) => [null, most] },
  { pattern: pattern(String.raw`${COSTING}${NEAR}\s*${FIGURE}`), ends: ([near = 0]) => [near * (1 - AROUND), near * (1 + AROUND)] },
  // "A ten dollar chair", "for $10": as much as somebody means to pay.
  { pattern: pattern(COSTING + FIGURE), ends: ([most = 0]) => [null, most] },
];

/** Two figures of one reading say their unit once: "5 to 10 dollars". */
function figuresOf(match: RegExpExecArray): { numbers: number[]; unit: string } {
  const numbers: number[] = [];
  let unit = "";
  for (let at = 1; at + 3 < match.length; at += 4) {
    const [sign, digits, thousands, named] = match.slice(at, at + 4);
    if (digits !== undefined) numbers.push(Number(digits.replaceAll(",", "")) * (thousands ? 1_000 : 1));
    unit ||= sign ?? named ?? "";
  }
  return { numbers, unit: unit.trim().toLowerCase() };
}

const isShapes = (unit: string): boolean => new RegExp(`^${SHAPES}$`, "u").test(unit);

function wishOf(reading: Reading, text: string): Wish | null {
  for (const match of text.matchAll(reading.pattern)) {
    const wish = readAs(reading, match);
    if (wish) return wish;
  }
  return null;
}

function readAs({ ends, isBare = false, isOpen = false }: Reading, match: RegExpExecArray): Wish | null {
  const { numbers, unit } = figuresOf(match);
  const [least, most] = ends(numbers);
  const range = { least, most, isOpen };
  const words = match[0].trim();
  if (isShapes(unit)) return { words, fact: trianglesFact(words, range) };
  const isPrice = unit !== "" || (isBare && Math.max(...numbers) <= MOST_BARE_DOLLARS);
  if (!isPrice) return null;
  return { words, fact: most === 0 ? FREE : priceFact(words, range) };
}

interface NumberRange {
  least: number | null;
  most: number | null;
  isOpen: boolean;
}

/** "$10", "$9.50". */
const dollars = numbersAs({ style: "currency", currency: "USD", trailingZeroDisplay: "stripIfInteger" });

function inWords({ least, most, isOpen }: NumberRange, written: (amount: number) => string): string {
  if (least === null) return isOpen ? `less than ${written(most ?? 0)}` : `${written(most ?? 0)} or less`;
  if (most === null) return isOpen ? `more than ${written(least)}` : `${written(least)} or more`;
  return `${written(least)} to ${written(most)}`;
}

/** As an address says it; both ends belong to it there, so an open one is the `step` before. */
function rangeOf({ least, most, isOpen }: NumberRange, step: number): string {
  const by = isOpen ? step : 0;
  const cut = (amount: number) => Math.max(0, Math.round(amount * 100) / 100);
  return `${least === null ? "" : cut(least + by)}-${most === null ? "" : cut(most - by)}`;
}

function priceFact(words: string, wanted: NumberRange): Fact {
  const price = rangeOf(wanted, 0.01);
  const says = `that cost ${inWords(wanted, (amount) => dollars(Math.round(amount * 100) / 100))}`;
  return { words, says, products: { price }, trainings: { price }, isStrict: true };
}

function trianglesFact(words: string, wanted: NumberRange): Fact {
  const says = `of ${inWords(wanted, (amount) => exactly(Math.round(amount)))} triangles`;
  return { words, says, products: { triangles: rangeOf(wanted, 1) }, isStrict: true };
}

const strict = (words: string, says: string, address: { price?: string; free?: string }): Fact => ({
  words,
  says,
  products: address,
  trainings: address,
  isStrict: true,
});

const FREE = strict("free", "that cost nothing", { free: "true" });
const PAID = strict("paid", "that cost something", { price: "0.01-" });
/** Cheap is a matter of what it is: a cheap house costs more than a dear cup. So these sort, and take nothing away. */
const CHEAP: Fact = { ...strict("cheap", "with the lowest prices first", {}), sort: "price-up" };
const DEAR: Fact = { ...strict("expensive", "with the highest prices first", {}), sort: "price-down" };

const phrase = (lines: string) =>
  pattern(
    `(?:${lines
      .trim()
      .split(/\s*\n\s*/)
      .join("|")})`,
  );

/** Wishes without a figure; what denies comes before what it denies. */
const SAID: readonly [RegExp, Fact][] = [
  [
    phrase(`
      (?:that |which )?(?:is|are)?n[o']t free
      not (?:for )?free
      paid(?: only| ones)?`),
    PAID,
  ],
  [
    phrase(`
      (?:completely |totally )?free of (?:charge|cost)
      (?:for )?(?<!(?:royalty|hands|lead|care)[ -])free(?![ -]?(?:standing|hand|form|fall|style|dom|range))(?: to (?:use|download))?
      freebies?
      gratis
      complimentary
      (?:for |costs? |costing )nothing
      (?:at )?no (?:cost|charge|price)
      zero (?:dollars?|cost|bucks?|price)
      without (?:paying|spending)(?: (?:anything|money|a (?:cent|penny|dime)))?
      (?:i )?(?:don'?t|do not|won'?t|can'?t)(?: want to| have to| need to)? (?:pay|spend)(?: anything| money| a (?:cent|penny|dime))?(?! (?:a lot|lots|much|too))
      no (?:money|budget)
      (?:that |which )?costs? zero`),
    FREE,
  ],
  [
    phrase(`
      (?:that |which )?(?:is |are )?(?:not|isn'?t|aren'?t|nothing|never) (?:too |very |so |overly )?(?:expensive|pricey|costly|dear)
      in-?expensive
      (?:that |which )?(?:does not|doesn'?t|do not|don'?t|won'?t|will not) cost (?:too )?(?:much|a lot|a fortune)
      (?:without |i )?(?:don'?t want to |not )?spend(?:ing)? (?:too )?(?:much|a lot|a fortune)
      (?:that |which )?(?:does not|doesn'?t|do not|don'?t|won'?t|will not) break the bank
      (?:really |very |super |dirt )?cheap(?:er|est|ly|o)?
      (?:most )?affordable
      (?:at )?(?:a )?(?:low|lowest|small|little)(?:-| )(?:cost|price|priced|budget)
      (?:on )?(?:a )?(?:tight |small |low |limited )?budget(?: friendly)?
      bargains?
      economical
      good value
      for (?:a )?little money
      (?:for )?(?:just )?a few (?:dollars|bucks|euros)
      pocket money`),
    CHEAP,
  ],
  [
    phrase(`
      (?:very |really |most )?(?:expensive|pricey|costly)(?: ones)?
      (?:the )?(?:high(?:est)?|top)(?:-| )(?:price|priced)
      (?:money|price) (?:is )?no object`),
    DEAR,
  ],
];

/** Figures that come in words. */
const SPELLED: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  twelve: "12",
  fifteen: "15",
  twenty: "20",
  "twenty-five": "25",
  thirty: "30",
  fifty: "50",
  hundred: "100",
};
const SPELLED_BEFORE_UNIT = new RegExp(String.raw`\b(${Object.keys(SPELLED).toReversed().join("|")})(?=[\s-]+${MONEY})`, "giu");

/** What a text wishes for in figures or of its price, and what is left of it to be looked for. */
export function wishesIn(text: string): { rest: string; wishes: Wish[] } {
  const wishes: Wish[] = [];
  let rest = text
    .replaceAll("’", "'")
    .replaceAll(/'s\b/g, "")
    .replaceAll(SPELLED_BEFORE_UNIT, (word) => SPELLED[word.toLowerCase()] ?? word);
  const take = (wish: Wish | null) => {
    if (!wish) return;
    wishes.push(wish);
    rest = rest.replace(wish.words, " ");
  };
  for (const reading of READINGS) take(wishOf(reading, rest));
  for (const [words, fact] of SAID) {
    const said = rest.match(words)?.[0];
    if (said && !wishes.some((wish) => wish.fact.sort ?? wish.fact.products?.price ?? wish.fact.products?.free))
      take({ words: said.trim(), fact });
  }
  return { rest, wishes };
}
