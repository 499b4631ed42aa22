import type { JobFailure } from "./constants.ts";
import type { Choice, Reading, ReadThing } from "./model.ts";

/** By its sound: an hourglass, a unicorn, a one-eyed cat. */
const BEGINS_WITH_VOWEL = /^(?:[ai]|e(?!u)|o(?!ne\b)|u(?!ni[^n]|k[eu]|s[ae]|t[ei]|ra|fo)|hour|heir|honest)/i;
/** "an axe", "a robot". */
export const withArticle = (name: string) => `${BEGINS_WITH_VOWEL.test(name) ? "an" : "a"} ${name}`;

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** Plurals no rule makes, and words that are the same for one and for many. */
const ODD_PLURALS: Readonly<Record<string, string>> = {
  ...{ knife: "knives", wife: "wives", life: "lives", leaf: "leaves", half: "halves", shelf: "shelves", wolf: "wolves", loaf: "loaves" },
  ...{ calf: "calves", elf: "elves", scarf: "scarves", hoof: "hooves", thief: "thieves", dwarf: "dwarves" },
  ...{ man: "men", woman: "women", child: "children", person: "people", foot: "feet", tooth: "teeth", goose: "geese", mouse: "mice" },
  ...{ ox: "oxen", cactus: "cacti", fungus: "fungi", potato: "potatoes", tomato: "tomatoes", hero: "heroes", volcano: "volcanoes" },
  ...{ fish: "fish", sheep: "sheep", deer: "deer", bread: "bread", armour: "armour", armor: "armor", furniture: "furniture" },
  ...{ scissors: "scissors", glasses: "glasses", headphones: "headphones", trousers: "trousers", jeans: "jeans", pliers: "pliers" },
};

/** “slices of bread”, “snowmen”, “torches”: of a noun phrase the noun itself is many, not what it is of. */
export function plural(noun: string): string {
  const of = /^(.+?)( (?:of|in|with|on) .+)$/.exec(noun);
  if (of) return `${plural(of[1] ?? "")}${of[2]}`;
  const [, before = "", last = noun] = /^(.*[ -])?(.+)$/.exec(noun) ?? [];
  const odd = ODD_PLURALS[last] ?? (/[a-z]m[ae]n$/.test(last) && !/(hu|ger|ro)man$/.test(last) ? last.replace(/man$/, "men") : undefined);
  if (odd !== undefined) return `${before}${odd}`;
  if (/[^aeiou]y$/.test(last)) return `${before}${last.slice(0, -1)}ies`;
  return `${before}${last}${/(s|x|z|ch|sh)$/.test(last) ? "es" : "s"}`;
}

/** “a red mug”, “two slices of bread”, “40 apples”. */
export const countOf = (noun: string, count: number): string =>
  count === 1 ? withArticle(noun) : `${NUMBERS[count] ?? count} ${plural(noun)}`;

/** Longer ones would not fit a button on a phone. */
const BUTTON_NOUN_MOST = 14;
const either = (words: readonly string[]) => (words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`);

export const generationTexts = {
  loadFailed: "Failed to load the generator",
  startFailed: "Failed to start the generation",
  cancelFailed: "Failed to cancel the generation",
  removeFailed: "Failed to remove the generation",
  draftFailed: "Failed to start the product draft",
  analyticsFailed: "Failed to load the analytics",
  providerFailed: "Failed to check the engine",
  /** Also said by the browser, before anything is sent. */
  promptTooLong: (n: number) => `Prompt too long. Maximum ${n} characters.`,
  promptTooShort: (n: number) => `Prompt too short. Minimum ${n} characters.`,
  formatRefused: (x: string, list: string) => `Format ${x} not allowed. Allowed: ${list}`,
  nothingNamed: "We can't tell what this is. Try naming one object, like “red toaster”.",
  /** Said before anything is made: what there is no form for, and what is offered in its place. */
  notExact: ({ things }: Reading): string =>
    things
      .filter(({ fit }) => fit === "missing")
      .map((thing) => [generationTexts.missing(thing), generationTexts.nearest(thing.offers)].filter((text) => text !== "").join(" "))
      .join(" "),
  missing: ({ asked, offers, isUnknown }: Pick<ReadThing, "asked" | "offers" | "isUnknown">): string => {
    if (isUnknown) return generationTexts.nothingNamed;
    return `${asked ? `We have no ${asked} yet.` : "You didn't name a thing."}${offers.length === 0 ? " Describe something else." : ""}`;
  },
  nearest: (offers: readonly string[]): string => (offers.length === 0 ? "" : `Nearest: ${either(offers.map(withArticle))}.`),
  unused: (words: readonly string[]) => `We'll ignore: ${words.map((word) => `“${word}”`).join(", ")}.`,
  /** When a picture comes without words for what is in it. */
  nameIt: "Tell us what it is, like “a sofa”.",
  /** Beside what will be made of words that come with a picture. */
  asPictured: "In the picture's colours and proportions. Colours you name come first.",
  /** Over what will be made. */
  willMake: "We'll make",
  /** Why the button does not start. */
  chooseFirst: (asked: string, hasOffers: boolean): string =>
    !hasOffers
      ? "Describe something else"
      : asked && asked.length <= BUTTON_NOUN_MOST
        ? `Choose instead of ${withArticle(asked)}`
        : "Choose what to make",
  nothingChargedYet: "Nothing is made or charged before that.",
  madeInstead: ({ asked, made }: Choice): string =>
    `You asked for ${asked ? `${withArticle(asked)}, which we don't have yet` : "something we don't have yet"}, and chose ${withArticle(made)}.`,
  /** On the button while a picture is on its way. */
  sendingPicture: "Uploading the picture…",
  lookingAtPicture: "Looking at the picture…",
  /** Beside another way to use a picture, when its words name something we have a form for. */
  known: (thing: string) => `We know what ${withArticle(thing)} looks like.`,
  makeKnown: "Make it a known object",
  choosePictureFirst: "Choose another picture first, then we'll draw it.",
  draftNotDrawn: "The draft could not be drawn; generating still works.",
  imageTooLarge: (x: number) => `Image too large. Maximum ${x}MB.`,
  imageMissing: "Choose a picture first: png, jpeg or webp",
  imageFailed: "Failed to add this picture",
  /** For a file that is something else, whatever its name says. */
  imageNotPicture: "This is no png, jpeg or webp. Choose another picture.",
  imageUnreadable: "This picture can't be read. Choose another one.",
  /** Said before anything is made. */
  imageWithoutThing: "We can't find a thing in this picture. Try one with a plain background.",
  started: "Your model is on its way",
  done: (prompt: string) => `“${prompt}” is ready`,
  cancelled: (tokens: number) => (tokens === 1 ? "Cancelled. You got 1 token back." : `Cancelled. You got ${tokens} tokens back.`),
  removed: "Removed from your results",
  drafted: "Draft saved to your shop",
  /** Why a job did not come out. */
  why: {
    maintenance: "The generator was closed for maintenance. You got your tokens back.",
    timedOut: "This took too long. You got your tokens back.",
    engine: "We couldn't make this one. You got your tokens back.",
    quality: "The result didn't pass our checks. You got your tokens back.",
    notUnderstood: "We couldn't tell what this is. You got your tokens back.",
    picture: "We couldn't turn this picture into a model. You got your tokens back.",
  } satisfies Record<JobFailure, string>,
};
