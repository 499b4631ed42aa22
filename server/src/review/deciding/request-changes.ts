import { review } from "../procedures.ts";
import { decide } from "./decide.ts";

export const requestChanges = review.requestChanges.handler(({ input: { comments, ...seen }, context }) =>
  decide(context, seen, {
    action: "review.requestChanges",
    decision: "changes_requested",
    comments,
    step: (kind, tx, by) => kind.requestChanges(tx, { ...by, remarks: comments }),
  }),
);
