import type { Me } from "@blenda/domain/identity/model";
import type { TrainingFields } from "@blenda/domain/teaching/model";
import { type FilmFacts, filmFindings } from "@blenda/domain/teaching/rules";
import type { Purpose } from "@blenda/domain/uploads/constants";
import { jsonb } from "../../platform/events/outbox.ts";
import { record, store } from "../../platform/files/files.ts";
import type { testApp } from "../app.ts";
import { addUpload } from "./authoring.ts";

type App = Awaited<ReturnType<typeof testApp>>;

export const COURSE_WORDS: Partial<TrainingFields> = {
  title: "Hard-surface robots",
  description: "A course about robots made of hard surfaces. ".repeat(4).trim(),
  categoryId: "chairs",
  level: "Beginner",
  learn: ["Block out", "Clean up", "Bake"],
  requirements: ["Blender 4 or later"],
  tags: ["robot"],
  priceCents: 2_900,
  aiDisclosure: "none",
  hasRights: true,
};

/** A finished upload for a lesson. */
export async function addLessonUpload(app: App, who: Me, purpose: Purpose, name: string, body: Buffer | string): Promise<string> {
  const id = await addUpload(app, who, name, body);
  const type = name.endsWith(".mp4") ? "video/mp4" : name.endsWith(".webm") ? "video/webm" : "application/octet-stream";
  await app.db.updateTable("uploads").set({ purpose, type }).where("id", "=", id).execute();
  return id;
}

/** The cover, as the upload leaves it. */
export async function addCover(app: App, who: Me, draftId: string, body = `cover ${draftId}`, width = 1_600): Promise<void> {
  const about = { ownerId: who.id, name: "cover.webp", type: "image/webp", maxBytes: 1_000 };
  const file = await store(app.services, Buffer.from(body), about);
  await app.services.transaction((tx) => record(tx, file));
  await app.db
    .updateTable("trainingDrafts")
    .set({ coverFileId: file.id, coverWidth: width, coverHeight: 1_200 })
    .where("id", "=", draftId)
    .execute();
}

const READ: FilmFacts = {
  ...{ container: "mp4", seconds: 400, width: 1_280, height: 720, videoCodec: "avc", audioCodec: "aac", hasSound: true, isCut: false },
};

/** A film of a lesson, as the reading leaves it. */
export async function setReadFilm(app: App, who: Me, id: string, lessonId: string, name: string, facts: Partial<FilmFacts> = {}) {
  const uploadId = await addLessonUpload(app, who, "film", name, `film ${name} of ${id}`);
  await app.as(who).teaching.setFilm({ id, lessonId, uploadId });
  const { videoFileId } = await app.db
    .selectFrom("trainingDraftLessons")
    .select("videoFileId")
    .where("id", "=", lessonId)
    .executeTakeFirstOrThrow();
  const read = { ...READ, ...facts };
  const findings = filmFindings(read);
  await app.db
    .updateTable("lessonMedia")
    .set({ state: findings.length > 0 ? "failed" : "ready", facts: jsonb(read), findings: jsonb(findings) })
    .where("fileId", "=", videoFileId)
    .execute();
}

const TEXT = [{ type: "p" as const, inline: [{ type: "text" as const, text: "word ".repeat(1_300) }] }];

/**
 * A course that lacks nothing: two sections with five lessons. The first is a free preview and has a film, as the second has; the
 * others are read.
 */
export async function addCompleteCourse(app: App, who: Me, fields: Partial<TrainingFields> = {}): Promise<string> {
  const calls = app.as(who).teaching;
  const key = () => crypto.randomUUID();
  const { id, mark, sections } = await calls.createDraft({ key: key() });
  await calls.saveDraft({ id, mark, fields: { ...COURSE_WORDS, ...fields } });
  const [first] = sections;
  const { sections: two } = await calls.addSection({ id, key: key(), title: "Bake" });
  const lessonIds = [first?.lessons[0]?.id ?? ""];
  for (const sectionId of [first?.id ?? "", two[1]?.id ?? "", two[1]?.id ?? "", two[1]?.id ?? ""])
    lessonIds.push((await calls.addLesson({ id, key: key(), sectionId, kind: "text" })).lessonId);
  for (const [n, lessonId] of lessonIds.entries()) {
    const isFilm = n < 2;
    await calls.saveLesson({
      ...{ id, lessonId, mark: 0 },
      fields: { title: `Lesson ${n + 1}`, isPreview: n === 0, ...(isFilm ? {} : { kind: "text", bodyRich: TEXT }) },
    });
    if (isFilm) await setReadFilm(app, who, id, lessonId, `film-${n + 1}.mp4`);
  }
  await addCover(app, who, id);
  return id;
}

/** The same, handed in and before reviewers. */
export async function submitCourse(app: App, who: Me, fields: Partial<TrainingFields> = {}): Promise<string> {
  const id = await addCompleteCourse(app, who, fields);
  const { mark } = await app.as(who).teaching.draft({ id });
  await app.as(who).teaching.submit({ id, mark });
  return id;
}
