import { STEPS } from "@blenda/domain/generation/constants";
import type { Job } from "@blenda/domain/generation/model";
import { ordinal } from "@blenda/domain/shared/language/wordings";
import { tokensText } from "../../tokens/parts/token-labels.ts";

/** What a job is called: its words, its picture, or what that was made into. */
export const titleOf = ({ prompt, pictureName, mode }: Pick<Job, "prompt" | "pictureName" | "mode">): string =>
  prompt.trim() || pictureName || `A ${mode ?? "model"} from a picture`;

/** `2` reads `2nd in line`; the first in line is next. */
export const placeText = (position: number): string => (position === 1 ? "Next in line" : `${ordinal(position)} in line`);

export const stepOf = ({ step }: Pick<Job, "step">) => STEPS.find(({ id }) => id === step) ?? STEPS[0];

/** The end of a job, for a person who did not watch. */
export function endText({ status, tokensReturned }: Pick<Job, "status" | "tokensReturned">): string {
  const word = status === "cancelled" ? "Cancelled" : status === "timed_out" ? "Took too long" : "Failed";
  return tokensReturned > 0 ? `${word}, ${tokensText(tokensReturned)} returned` : word;
}

/** About how long, in a unit people count in. */
export const aboutText = (seconds: number): string =>
  seconds < 90 ? `about ${Math.max(1, seconds)} s` : `about ${Math.round(seconds / 60)} min`;
