import { readHero } from "@blenda/domain/content/rules";
import type { Db } from "../platform/database/db.ts";
import { DOCUMENTS, findDocument } from "./repository.ts";

/** The picture home opens with; null when its banner has none or is switched off. */
export async function homePicture(db: Db): Promise<string | null> {
  const { isActive, backgroundImage } = readHero(await findDocument(db, DOCUMENTS.home));
  return (isActive && backgroundImage) || null;
}
