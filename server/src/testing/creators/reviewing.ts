import type { Insertable } from "kysely";
import type { Database } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
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

type NewCourse = Partial<Insertable<Database["trainingDrafts"]>>;

/** A course that waits for reviewers since now: two sections, each with a film as long as it needs. Answers the id of its submission. */
export async function submitCourseForReview(
  app: App,
  id: string,
  creatorId: string,
  draft: NewCourse = {},
  submission: Partial<Insertable<Database["submissions"]>> = {},
): Promise<string> {
  const submissionId = submission.id ?? `submission-of-${id}`;
  const at = app.now();
  const coverFileId = await addFile(app.db, `cover-of-${id}`, { isPublic: false, name: "cover.webp" });
  await app.db
    .insertInto("trainingDrafts")
    .values({
      ...{ id, creatorId, status: "review", type: "tutorial", title: `Title of ${id}`, description: `All about ${id}. `.repeat(20) },
      ...{ categoryId: "chairs", level: "Beginner", learn: ["One", "Two", "Three"], requirements: ["Time"], priceCents: 2_400 },
      ...{ aiDisclosure: "none", rightsVersion: "2026-11", rightsAt: at, createdAt: at, updatedAt: at },
      ...{ coverFileId, coverWidth: 1_600, coverHeight: 900, ...draft },
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ status: "review", updatedAt: at }))
    .execute();
  const step = { entity: "training_draft", entityId: id, fromStatus: "processing", toStatus: "review", actorId: null, reason: "" };
  await app.services.transaction((tx) => recordTransition(tx, step, at));
  for (const part of [1, 2]) {
    const fileId = await addFile(app.db, `film-${part}-of-${id}`, { isPublic: false, name: `${part}.mp4` });
    const facts = { container: "mp4", seconds: 300, width: 1_280, height: 720, videoCodec: "avc", audioCodec: "aac", hasSound: true };
    const media = { fileId, role: "film" as const, state: "ready" as const, facts: jsonb({ ...facts, isCut: false }) };
    const section = { id: `section-${part}-of-${id}`, draftId: id, position: part, title: `Part ${part}` };
    const lesson = { id: `lesson-${part}-of-${id}`, draftId: id, sectionId: section.id, position: part, title: `Lesson ${part}` };
    await app.db
      .insertInto("lessonMedia")
      .values(media)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await app.db
      .insertInto("trainingDraftSections")
      .values(section)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await app.db
      .insertInto("trainingDraftLessons")
      .values({ ...lesson, kind: "video", isPreview: part === 1, videoFileId: fileId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await app.db
    .insertInto("submissions")
    .values({
      ...{ id: submissionId, itemType: "training", draftId: id, creatorId, isRevision: false, submittedAt: at, queuedAt: at },
      ...submission,
    })
    .execute();
  return submissionId;
}
