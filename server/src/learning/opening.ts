import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/database/db.ts";
import type { FileAccess } from "../platform/files/access.ts";
import { findOpenLine, lessonsOfFile, noteOpened } from "./opening-repository.ts";

interface Opening {
  userId: string;
  trainingId: string;
  lessonId: string;
  at: Instant;
}

/** Opens a paid lesson to whoever bought its training. That it was opened is written down before anything of it leaves. */
export async function openLesson(db: Db, { at, ...wanted }: Opening): Promise<boolean> {
  const line = await findOpenLine(db, wanted);
  if (!line) return false;
  if (line.firstAt !== null || (await noteOpened(db, line.lineId, wanted.lessonId, at))) return true;
  // Given back in this very moment; who bought it twice has another one.
  return openLesson(db, { at, ...wanted });
}

/** Films and captions of a training, for whoever bought it: fetching one opens every lesson it belongs to. */
export const lessonFileAccess: FileAccess = async (db, actor, file, { at, hasBytes }) => {
  let isOpen = false;
  for (const { trainingId, lessonId } of await lessonsOfFile(db, file.id)) {
    const wanted = { userId: actor.id, trainingId, lessonId };
    const isThis = hasBytes ? await openLesson(db, { ...wanted, at }) : (await findOpenLine(db, wanted)) !== undefined;
    isOpen ||= isThis;
  }
  return isOpen;
};
