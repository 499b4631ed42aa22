import { jsonb } from "../../platform/events/outbox.ts";
import { dropRenders, filesOf } from "../files-repository.ts";
import { authoring } from "../procedures.ts";
import { productDrafts } from "../product-drafts.ts";

/** From the beginning, as if it had just come: what was found before is forgotten. One that is being read, or is in line, stays as it is. */
export const readAgain = authoring.readAgain.handler(async ({ input: { id, fileId }, context, errors }) =>
  productDrafts.changeParts(context, id, async (tx, draft) => {
    const file = (await filesOf(tx, draft.id)).find((each) => each.id === fileId);
    if (!file) throw errors.AUTHORING_FILE_GONE();
    const at = context.now();
    if (file.state === "reading" || (file.state === "waiting" && (file.retryAt ?? at) <= at)) return;
    await dropRenders(tx, file, at);
    await tx
      .updateTable("draftFiles")
      .set({ state: "waiting", retryAt: at, starts: 0, step: null, percent: 0 })
      .set({ facts: null, findings: jsonb([]), score: null, specHash: null, prints: [], stageHue: null })
      .where("id", "=", file.id)
      .execute();
  }),
);
