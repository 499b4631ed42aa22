import { ownNameOf } from "@blenda/domain/shared/language/wordings";
import { captionsFault, isLanguage } from "@blenda/domain/teaching/captions";
import { TEACHING } from "@blenda/domain/teaching/constants";
import type { TrainingDraft } from "@blenda/domain/teaching/model";
import { record, store } from "../../platform/files/files.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { changeLesson } from "../change-lesson.ts";
import { releaseFiles } from "../media-repository.ts";
import { partsOf } from "./parts.ts";
import type { LessonUpload } from "./receive-pictures.ts";

interface CaptionLanguage {
  language: string;
  /** As people read it; empty: the language's own name. */
  label: string;
}

const labelOf = ({ language, label }: CaptionLanguage): string => {
  const said = label.replaceAll(/\p{C}/gu, "").trim() || ownNameOf(language);
  return [...said].slice(0, TEACHING.CAPTIONS_LABEL_MOST).join("");
};

/** Checked line by line, and kept in place of those in the same language. */
export async function receiveCaptions(body: Buffer, sending: LessonUpload, spoken: CaptionLanguage): Promise<TrainingDraft> {
  const { context } = sending;
  const { language } = spoken;
  if (!isLanguage(language)) throw refusal("TEACHING_CAPTIONS_LANGUAGE");
  const text = new TextDecoder("utf-8").decode(body);
  const fault = captionsFault(text);
  if (fault) throw refusal("TEACHING_CAPTIONS_REFUSED", fault);
  const about = { ownerId: context.user.id, name: `${language}.vtt`, type: "text/vtt", maxBytes: TEACHING.CAPTIONS_BYTES * 3 };
  const file = await store(context, Buffer.from(text), about);
  try {
    return await changeLesson(context, sending, async (tx, { id: lessonId }) => {
      const known = await partsOf(tx, lessonId, "captions");
      const same = known.find((part) => part.language === language);
      if (!same && known.length >= TEACHING.MOST_CAPTIONS) throw refusal("TEACHING_CAPTIONS_FULL");
      await record(tx, file);
      const part = { lessonId, kind: "captions" as const, fileId: file.id, language, label: labelOf(spoken) };
      if (same) await tx.updateTable("trainingDraftParts").set(part).where("id", "=", same.id).execute();
      else
        await tx
          .insertInto("trainingDraftParts")
          .values({ ...part, id: context.id(), position: known.length })
          .execute();
      if (same) await releaseFiles(tx, [same.fileId], context.now());
    });
  } catch (error) {
    await context.storage.remove(file.storageKey);
    throw error;
  }
}
