import type { JobFailure } from "./constants.ts";
import type { Reading } from "./model.ts";

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(" and ");
/** "an axe", "a robot". */
export const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;

export const generationTexts = {
  loadFailed: "Failed to load the generator",
  startFailed: "Failed to start the generation",
  cancelFailed: "Failed to cancel the generation",
  removeFailed: "Failed to remove the generation",
  draftFailed: "Failed to start the product draft",
  analyticsFailed: "Failed to load the analytics",
  providerFailed: "Failed to look at the engine",
  /** Also said by the browser, before anything is sent. */
  promptTooLong: (n: number) => `Prompt too long. Maximum ${n} characters.`,
  promptTooShort: (n: number) => `Prompt too short. Minimum ${n} characters.`,
  formatRefused: (x: string, list: string) => `Format ${x} not allowed. Allowed: ${list}`,
  nothingNamed: "We couldn't find a thing in these words. Name one object, like “a wooden chair”.",
  /** Said before anything is made: what there is no form for, and what would be made instead. */
  notExact: ({ things }: Reading): string => {
    const others = things.filter(({ fit }) => fit !== "exact");
    const asked = others.flatMap(({ asked: noun }) => (noun ? [noun] : []));
    const made = [...new Set(others.map(({ made: name, fit }) => (fit === "stand-in" ? `an abstract ${name}` : withArticle(name))))].join(
      " and ",
    );
    if (asked.length === 0) return `You didn't name a thing, so this would be ${made}.`;
    const isClose = others.every(({ fit }) => fit === "close");
    return `We can't make ${quoted(asked)} yet. ${isClose ? "The closest we have is" : "We could make"} ${made}${isClose ? "" : " instead"}.`;
  },
  unused: (words: readonly string[]) => `Won't change the model: ${words.join(", ")}.`,
  exact: ({ things }: Reading): string => `We'll make ${[...new Set(things.map(({ asked, made }) => asked || made))].join(" and ")}.`,
  imageTooLarge: (x: number) => `Image too large. Maximum ${x}MB.`,
  imageMissing: "Choose a picture first: png, jpeg or webp",
  imageFailed: "Failed to add this picture",
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
