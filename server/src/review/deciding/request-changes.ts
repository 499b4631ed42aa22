import * as authoring from "../../authoring/port.ts";
import { review } from "../procedures.ts";
import { decide } from "./decide.ts";

export const requestChanges = review.requestChanges.handler(({ input: { comments, ...seen }, context }) =>
  decide(context, seen, {
    action: "review.requestChanges",
    decision: "changes_requested",
    comments,
    step: (tx, by) => authoring.requestChanges(tx, { ...by, remarks: comments }),
  }),
);
