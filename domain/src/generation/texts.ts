import type { JobFailure } from "./constants.ts";
import type { Choice, Reading } from "./model.ts";

/** "an axe", "a robot". */
export const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;

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
  nothingNamed: "We couldn't find a thing in these words. Name one object, like “a wooden chair”.",
  /** Said before anything is made: what there is no form for, and what is offered in its place. */
  notExact: ({ things }: Reading): string =>
    things
      .filter(({ fit }) => fit === "missing")
      .map(({ asked, offers }) => `${generationTexts.missing(asked)} ${generationTexts.nearest(offers)}`)
      .join(" "),
  missing: (asked: string): string => (asked ? `We have no ${asked} yet.` : "You didn't name a thing."),
  nearest: (offers: readonly string[]): string =>
    offers.length === 0 ? "Describe something else." : `Nearest: ${either(offers.map(withArticle))}.`,
  unused: (words: readonly string[]) => `Won't be used: ${words.join(", ")}.`,
  /** When nobody says what is in a picture. */
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
    notUnderstood: "We couldn't find a thing in this description. You got your tokens back.",
    picture: "We couldn't turn this picture into a model. You got your tokens back.",
  } satisfies Record<JobFailure, string>,
};
