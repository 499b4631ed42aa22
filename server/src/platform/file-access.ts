import type { Actor } from "@blenda/domain/access/actor";
import type { Db } from "./db.ts";
import type { StoredFile } from "./files.ts";

/** Why one of our own people reads somebody's private file. It is written down before the first byte leaves. */
export interface StaffReason {
  reason: string;
}

/**
 * Whether a domain lets this person read a private file that is not their own: because it was meant for them, or, for our own
 * people, because of a case. Each domain that does has one, listed in `file-access.ts` above.
 */
export type FileAccess = (db: Db, actor: NonNullable<Actor>, file: StoredFile) => Promise<boolean | StaffReason>;
