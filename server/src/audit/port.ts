import type { AuditEntry } from "@blenda/domain/audit/model";
import type { Db } from "../platform/database/db.ts";
import { latestEntries } from "./repository.ts";
import { entryView } from "./view.ts";

/** The last that staff did, the newest first. */
export const latestActivity = async (db: Db, limit: number): Promise<AuditEntry[]> => (await latestEntries(db, limit)).map(entryView);
