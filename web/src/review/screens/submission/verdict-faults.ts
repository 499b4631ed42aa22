import { AUTHORING } from "@blenda/domain/authoring/constants";
import { REVIEW } from "@blenda/domain/review/constants";
import type { Verdict } from "../../data/use-verdict.ts";

/** What is missing, by the part of the form it belongs to, in the order of the page. */
export type Faults = Partial<Record<"choice" | "notACopy" | "reason" | "text" | "comments", string>>;

/** The rules of the server, said before it has to. */
export function faultsOf({ choice, comments, reason, text, notACopy }: Verdict, mayBeCopy: boolean): Faults {
  if (choice === null) return { choice: "Choose what should happen first." };
  if (choice === "requestChanges") {
    if (comments.every((each) => each.text.trim() === ""))
      return { comments: "Write at least one comment, so the creator knows what to change." };
    return comments.some((each) => each.text.trim().length > AUTHORING.REMARK_MOST)
      ? { comments: `A comment can have up to ${AUTHORING.REMARK_MOST} characters.` }
      : {};
  }
  if (choice === "approve")
    return mayBeCopy && notACopy.trim().length < REVIEW.NOT_A_COPY_LEAST ? { notACopy: "Say in a few words why it isn't a copy." } : {};
  const { length } = text.trim();
  return {
    ...(reason === null && { reason: "Choose a reason." }),
    ...(length < AUTHORING.REASON_LEAST && { text: "Say why, in a sentence the creator can work with." }),
    ...(length > AUTHORING.REASON_MOST && { text: `Use up to ${AUTHORING.REASON_MOST} characters.` }),
  };
}
