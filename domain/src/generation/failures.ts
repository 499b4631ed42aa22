import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { Reading } from "./model.ts";
import { generationTexts } from "./texts.ts";

export const generationFailures = {
  /** Thrown while maintenance or emergency mode is on; the message is the settings'. */
  GENERATION_CLOSED: failure(503, z.object({ message: z.string() }), ({ message }) => message),
  /** Thrown when this way to generate, or this option, is switched off. */
  GENERATION_FEATURE_OFF: failure(409, z.object({ feature: z.string() }), ({ feature }) => `${feature} is turned off right now`),
  GENERATION_PROMPT_TOO_LONG: failure(422, z.object({ n: z.int() }), ({ n }) => generationTexts.promptTooLong(n)),
  GENERATION_PROMPT_TOO_SHORT: failure(422, z.object({ n: z.int() }), ({ n }) => generationTexts.promptTooShort(n)),
  /** Thrown when there is no word to go by; nothing was charged. */
  GENERATION_NOTHING_NAMED: failure(422, generationTexts.nothingNamed),
  /** Thrown when there is no form for something, and none of what is offered in its place was chosen; nothing was charged. */
  GENERATION_NOT_EXACT: failure(409, z.object({ reading: Reading }), ({ reading }) => generationTexts.notExact(reading)),
  /** Thrown for a draft that waited while the same person asked for a newer one. */
  GENERATION_DRAFT_REPLACED: failure(409, "A newer draft took its place"),
  /** Thrown when the engine did not draw it; a job may still succeed. */
  GENERATION_DRAFT_FAILED: failure(503, generationTexts.draftNotDrawn),
  GENERATION_FORMAT: failure(422, z.object({ x: z.string(), list: z.string() }), ({ x, list }) => generationTexts.formatRefused(x, list)),
  GENERATION_IMAGE_TOO_LARGE: failure(413, z.object({ x: z.number() }), ({ x }) => generationTexts.imageTooLarge(x)),
  /** Thrown for a picture that was not uploaded or is another person's, and for a type that is no picture's. */
  GENERATION_IMAGE_MISSING: failure(422, generationTexts.imageMissing),
  GENERATION_IMAGE_REFUSED: failure(422, z.object({ why: z.string() }), ({ why }) => why),
  GENERATION_COOLING: failure(
    429,
    z.object({ seconds: z.int() }),
    ({ seconds }) => `Please wait ${seconds} second(s) before the next generation.`,
  ),
  GENERATION_USER_LIMIT: failure(
    429,
    z.object({ n: z.int() }),
    ({ n }) => `You can generate ${n} models a day. Please try again tomorrow.`,
  ),
  GENERATION_DAY_LIMIT: failure(429, "Today's generations are used up. Please try again tomorrow."),
  /** Thrown with the queue switched off, when everything is busy. */
  GENERATION_BUSY: failure(429, "All engines are busy. Please try again in a moment."),
  GENERATION_NOT_FOUND: failure(404, "We can't find this generation"),
  /** Thrown when it has ended already. */
  GENERATION_OVER: failure(409, "This generation has already ended"),
  /** Thrown for a job without a result. */
  GENERATION_NOTHING_MADE: failure(409, "There's no model to use"),
};
