import type { Insertable } from "kysely";
import type { Database } from "../../platform/database/db.ts";
import { recordTransition } from "../../platform/jobs/transitions.ts";
import type { testApp } from "../app.ts";
import { addFile } from "../catalogue.ts";

type App = Awaited<ReturnType<typeof testApp>>;
type NewDraft = Partial<Insertable<Database["productDrafts"]>>;

/** A draft that waits for reviewers since now, complete enough to be sold. Answers the id of its submission. */
export async function submitForReview(
  app: App,
  id: string,
  creatorId: string,
  draft: NewDraft = {},
  submission: Partial<Insertable<Database["submissions"]>> = {},
): Promise<string> {
  const submissionId = submission.id ?? `submission-of-${id}`;
  const at = app.now();
  await app.db
    .insertInto("productDrafts")
    .values({
      ...{ id, creatorId, status: "review", title: `Title of ${id}`, description: `All about ${id}. `.repeat(20), categoryId: "chairs" },
      ...{ priceCents: 2_400, licenceTypes: ["personal"], aiDisclosure: "none", rightsVersion: "2026-11", rightsAt: at },
      ...{ createdAt: at, updatedAt: at, ...draft },
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ status: "review", updatedAt: at }))
    .execute();
  const step = { entity: "product_draft", entityId: id, fromStatus: "processing", toStatus: "review", actorId: null, reason: "" };
  await app.services.transaction((tx) => recordTransition(tx, step, at));
  const fileId = await addFile(app.db, `file-of-${id}`, { isPublic: false, name: `${id}.glb` });
  await app.db
    .insertInto("draftFiles")
    .values({ id: `part-of-${id}`, draftId: id, position: 0, fileId, format: "glb", state: "read", createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await app.db
    .insertInto("submissions")
    .values({ id: submissionId, draftId: id, creatorId, isRevision: false, submittedAt: at, queuedAt: at, ...submission })
    .execute();
  return submissionId;
}
