import type { Me } from "@blenda/domain/identity/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { TEXT_PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { TEACHING } from "@blenda/domain/teaching/constants";
import type { LessonPicture, TrainingDraft } from "@blenda/domain/teaching/model";
import { record, type StoredFile, store } from "../../platform/files/files.ts";
import { reencodeImage } from "../../platform/files/reencode-image.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { changeLesson } from "../change-lesson.ts";
import { releaseFiles } from "../media-repository.ts";
import { trainingDraftRows } from "../repository.ts";
import { trainingDrafts } from "../training-drafts.ts";
import { addPicture, picturesOf } from "../tree-repository.ts";

export interface LessonUpload {
  context: Services & { user: Me };
  id: string;
  lessonId: string;
  name: string;
}

const COVER = { format: { type: "webp", quality: 90 }, size: { maxSidePx: 2_400 } } as const;
const POSTER = { format: { type: "webp", quality: 84 }, size: { maxSidePx: 1_280 } } as const;
const PICTURE = { format: { type: "webp", quality: 88 }, size: { maxSidePx: 2_000 }, types: TEXT_PICTURE_TYPES } as const;
const MAX_STORED_BYTES = 16 * 1024 * 1024;

interface DrawnPicture {
  file: StoredFile;
  width: number;
  height: number;
}

/** Drawn anew: nothing of the bytes that were sent is kept. What `use` refuses leaves no body behind. */
async function withDrawn<Answer>(
  body: Buffer,
  { context, name }: LessonUpload,
  how: typeof COVER | typeof POSTER | typeof PICTURE,
  use: (drawn: DrawnPicture) => Promise<Answer>,
): Promise<Answer> {
  const drawn = await reencodeImage(context, context.user.id, body, how);
  if (drawn === "other format") throw refusal("TEACHING_PICTURE_TYPE");
  if (drawn === "unreadable") throw refusal("TEACHING_PICTURE_REFUSED");
  const about = { ownerId: context.user.id, name: `${name}.webp`, type: "image/webp", maxBytes: MAX_STORED_BYTES };
  const file = await store(context, drawn.bytes, about);
  try {
    return await use({ file, width: drawn.width, height: drawn.height });
  } catch (error) {
    await context.storage.remove(file.storageKey);
    throw error;
  }
}

export const receiveCover = (body: Buffer, sending: LessonUpload): Promise<TrainingDraft> =>
  withDrawn(body, sending, COVER, ({ file, width, height }) =>
    trainingDrafts.change(sending.context, sending.id, async (tx, draft) => {
      await record(tx, file);
      await trainingDraftRows.update(tx, draft, { coverFileId: file.id, coverWidth: width, coverHeight: height });
      await releaseFiles(tx, [draft.coverFileId], sending.context.now());
    }),
  );

/** A frame of the film, taken where it plays. */
export const receivePoster = (body: Buffer, sending: LessonUpload, atSeconds: number): Promise<TrainingDraft> =>
  withDrawn(body, sending, POSTER, ({ file }) =>
    changeLesson(sending.context, sending, async (tx, lesson) => {
      const seconds = Number.isFinite(atSeconds) ? Math.min(Math.max(atSeconds, 0), TEACHING.FILM_MOST_SECONDS) : 0;
      await record(tx, file);
      await tx
        .updateTable("trainingDraftLessons")
        .set({ posterFileId: file.id, posterAtMs: Math.round(seconds * 1_000) })
        .where("id", "=", lesson.id)
        .execute();
      await releaseFiles(tx, [lesson.posterFileId], sending.context.now());
    }),
  );

/** For the words of lessons. */
export const receivePicture = (body: Buffer, sending: LessonUpload): Promise<LessonPicture> =>
  withDrawn(body, sending, PICTURE, async ({ file, width, height }) => {
    await trainingDrafts.change(sending.context, sending.id, async (tx, draft) => {
      if ((await picturesOf(tx, draft.id)).length >= TEACHING.MOST_PICTURES) throw refusal("TEACHING_PICTURES_FULL");
      await record(tx, file);
      await addPicture(tx, draft.id, file.id);
    });
    return { fileId: file.id, url: fileUrl(file.id) ?? "", width, height };
  });
