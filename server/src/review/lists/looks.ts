import type { PublishedType } from "@blenda/domain/publication/constants";
import { REVIEW } from "@blenda/domain/review/constants";
import type { LaterLook, LookPicture, LookSide } from "@blenda/domain/review/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { laterLooks } from "../../drafts/looks.ts";
import type { Db } from "../../platform/database/db.ts";

type Look = Awaited<ReturnType<typeof laterLooks>>[number];
type StoredLook = NonNullable<Look["seen"]>;

/** What went live by itself, each beside what one of us last saw. */
export const openLooks = async (db: Db, itemType: PublishedType): Promise<LaterLook[]> =>
  (await laterLooks(db, itemType, REVIEW.SHOWN_LOOKS)).map(({ seen, shown, before, after, ...look }) => ({
    ...{ id: look.id, itemType: look.itemType, itemId: look.itemId, title: look.title, at: look.at },
    before: sideOf(seen ?? wordsAlone(look.title, before), shown),
    after: sideOf(shown ?? wordsAlone(look.title, after), seen),
  }));

/** Looks of before pictures were compared. */
const wordsAlone = (title: string, words: string): StoredLook => ({ title, words, tags: [], pictures: [] });

/** The cover, and of the other images those that the other side has not: a course has one for each lesson. */
function sideOf({ title, words, tags, pictures }: StoredLook, other: StoredLook | null): LookSide {
  const shown = pictures.flatMap((id, at): LookPicture[] => {
    const [url, isCover] = [fileUrl(id), at === 0];
    const isNew = other !== null && (isCover ? other.pictures[0] !== id : !other.pictures.includes(id));
    return url && (isCover || isNew) ? [{ url, isCover, isNew }] : [];
  });
  return { title, words, tags: [...tags], pictures: shown };
}
