import { reviewSentencesChanged } from "@blenda/domain/review/events";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { review } from "../procedures.ts";
import { allSentences, dropSentence } from "./sentence-repository.ts";

export const removeSentence = review.removeSentence.handler(({ input: { id }, context }) =>
  context.transaction(async (tx) => {
    const before = await dropSentence(tx, id);
    if (before) {
      await audit(tx, context, { action: "review.removeSentence", target: { kind: "sentence", id }, before });
      await emit(tx, reviewSentencesChanged({ id }));
    }
    return allSentences(tx);
  }),
);
