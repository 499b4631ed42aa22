import { RIGHTS_VERSION } from "@blenda/domain/authoring/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { submissionRow } from "../drafts/sql.ts";
import { recordDraftStep } from "../drafts/steps.ts";
import { addSubmission } from "../drafts/submissions.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { type LiveTrainingRow, live } from "../trainings/port.ts";
import { copyLiveTraining } from "./editing/copies.ts";
import { type TrainingDraftUpdate, trainingDraftRows } from "./repository.ts";
import { draftTree, lessonsIn, removeLessons } from "./tree-repository.ts";

interface DemoCourse {
  /** What it begins like, or is a revision of. */
  from: string;
  isRevision?: boolean;
  /** Only what is read comes along: its films are yet to be made. */
  isTextOnly?: boolean;
  /** Lessons of another course of the same shop, put behind its own. */
  alsoFrom?: string;
  /** Hours ago. */
  submitted: number | null;
  set: TrainingDraftUpdate;
}

/** People at work, made of what their shops teach already: something to go on with, and something for reviewers. */
const COURSES: readonly DemoCourse[] = [
  { from: "lods-by-silhouette", submitted: null, set: { title: "LODs by silhouette, part two", status: "draft", priceCents: null } },
  {
    from: "uv-layouts-that-survive",
    alsoFrom: "texel-density-you-can-defend",
    isTextOnly: true,
    submitted: 26,
    set: { title: "UVs and texel density, a reader", status: "review", priceCents: 300, aiDisclosure: "none" },
  },
  {
    from: "game-ready-prop",
    isRevision: true,
    submitted: 6,
    set: { title: "A game-ready prop, start to finish", status: "review", aiDisclosure: "none" },
  },
];

/** Nothing is queued here: what is known of the demo's films is written down instead. */
const NO_JOBS = { enqueueAll: async () => {} };

/** What people left of it stays; what they decided about is not sown again. */
export async function seedDemoCourses(db: Db, now: Instant): Promise<void> {
  const known = db.selectFrom(submissionRow("submissions")).select("id").where("id", "like", "demo-course-submission-%");
  if (await known.limit(1).executeTakeFirst()) return;
  await db.transaction().execute(async (tx) => {
    for (const [n, course] of COURSES.entries()) await sowCourse(tx, course, n + 1, now);
  });
}

async function sowCourse(tx: Tx, course: DemoCourse, n: number, now: Instant): Promise<void> {
  const { from, alsoFrom, isRevision = false, isTextOnly = false, submitted, set } = course;
  const sold = await live.find(tx, from);
  if (!sold) return;
  const also = alsoFrom ? await live.find(tx, alsoFrom) : null;
  const id = isRevision ? from : `demo-course-${n}`;
  const at = addMinutes(now, -60 * ((submitted ?? 5) + 24));
  let parts = 0;
  const copying = { id, newId: () => `${id}-part-${++parts}`, jobs: NO_JOBS, at };
  // No reader works here yet: what is not known would wait to be read for ever.
  for (const known of [sold, also]) if (known) await knowFilms(tx, known);
  await copyLiveTraining(tx, { ...sold, sections: [...sold.sections, ...(also?.sections ?? [])] }, copying);
  if (isTextOnly) {
    const films = lessonsIn(await draftTree(tx, id)).filter(({ kind }) => kind === "video");
    await removeLessons(
      tx,
      films.map((lesson) => lesson.id),
    );
    const [first] = lessonsIn(await draftTree(tx, id));
    await tx
      .updateTable("trainingDraftLessons")
      .set({ isPreview: true })
      .where("id", "=", first?.id ?? "")
      .execute();
  }
  const submittedAt = submitted === null ? null : addMinutes(now, -60 * submitted);
  await tx
    .updateTable("trainingDrafts")
    .set({
      ...set,
      ...(submittedAt && { rightsVersion: RIGHTS_VERSION, rightsAt: submittedAt }),
      updatedAt: submittedAt ?? at,
    })
    .where("id", "=", id)
    .execute();
  if (submittedAt) await submitDraft(tx, id, `demo-course-submission-${n}`, submittedAt);
}

async function submitDraft(tx: Tx, id: string, submissionId: string, at: Instant): Promise<void> {
  const draft = await trainingDraftRows.find(tx, id);
  if (!draft) return;
  const { creatorId, isRevision } = draft;
  const about = { id: submissionId, itemType: "training" as const, draftId: id, creatorId, isRevision };
  await addSubmission(tx, { ...about, submittedAt: at, queuedAt: at });
  await recordDraftStep(tx, "training", { id, status: "draft" }, { toStatus: "processing", actorId: creatorId, at });
  await recordDraftStep(tx, "training", { id, status: "processing" }, { toStatus: "review", actorId: null, at });
}

/** They were made before sound was asked for: on sale they stay as they are. */
async function knowFilms(tx: Tx, { sections }: LiveTrainingRow): Promise<void> {
  for (const { videoFileId, durationSeconds } of lessonsIn(sections)) {
    if (videoFileId === null) continue;
    const film = { container: "mp4", videoCodec: "avc", audioCodec: null, width: 1_280, height: 720, hasSound: false, isCut: false };
    await tx
      .insertInto("lessonMedia")
      .values({ fileId: videoFileId, role: "film", state: "ready", facts: jsonb({ ...film, seconds: durationSeconds }) })
      .onConflict((c) => c.doNothing())
      .execute();
  }
}
