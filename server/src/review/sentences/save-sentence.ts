import { REVIEW } from "@blenda/domain/review/constants";
import { reviewSentencesChanged } from "@blenda/domain/review/events";
import { advisoryLock } from "../../platform/database/advisory-lock.ts";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { review } from "../procedures.ts";
import { addSentence, allSentences, changeSentence } from "./sentence-repository.ts";

export const saveSentence = review.saveSentence.handler(({ input: { id: known, kind, text }, context, errors }) =>
  context.transaction(async (tx) => {
    const written = { by: context.user.id, at: context.now() };
    // Two that are added at once count each other.
    await advisoryLock(tx, "review/sentences");
    const id = known ?? context.id();
    if (known === undefined) {
      if ((await allSentences(tx)).length >= REVIEW.MOST_SENTENCES) throw errors.REVIEW_SENTENCES_FULL();
      await addSentence(tx, { id, kind, text }, written);
      await audit(tx, context, { action: "review.saveSentence", target: { kind: "sentence", id }, after: { kind, text } });
    } else {
      const before = await changeSentence(tx, { id, kind, text }, written);
      if (!before) throw errors.REVIEW_SENTENCE_GONE();
      await audit(tx, context, { action: "review.saveSentence", target: { kind: "sentence", id }, before, after: { kind, text } });
    }
    await emit(tx, reviewSentencesChanged({ id }));
    return allSentences(tx);
  }),
);
