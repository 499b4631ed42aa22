import { review } from "../procedures.ts";
import { decide } from "./decide.ts";

export const reject = review.reject.handler(({ input: { reason, text, ...seen }, context }) =>
  decide(context, seen, {
    action: "review.reject",
    decision: "rejected",
    reason,
    text,
    step: (kind, tx, by) => kind.reject(tx, { ...by, code: reason, text }),
  }),
);
