import { reviewTexts } from "@blenda/domain/review/texts";
import { refusal } from "../../platform/requests/refusal.ts";
import { review } from "../procedures.ts";
import { decide } from "./decide.ts";

export const approve = review.approve.handler(({ input: { notACopy, ...seen }, context }) =>
  decide(context, seen, {
    action: "review.approve",
    decision: "approved",
    // Stays in the history and in the audit, whether or not it was asked for.
    ...(notACopy && { text: `${reviewTexts.notACopy} ${notACopy}` }),
    ask: async (kind, tx, id) => {
      if (!notACopy && (await kind.isCopy(tx, id))) throw refusal("REVIEW_COPY_UNEXPLAINED");
    },
    step: (kind, tx, by) => kind.approve(tx, by),
  }),
);
