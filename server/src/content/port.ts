import { clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/db.ts";
import { liveFields } from "./repository.ts";

/** The picture home opens with; null when its banner has none or is switched off. */
export async function homePicture(db: Db): Promise<string | null> {
  const { isActive, backgroundImage } = await liveFields(db, "homeHero", clock());
  return (isActive && backgroundImage) || null;
}
