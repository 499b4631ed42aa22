import type { Actor } from "@blenda/domain/access/actor";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../database/db.ts";
import type { StoredFile } from "./files.ts";

export interface FileReadContext {
  at: Instant;
  /** Whether bytes of it leave. Who only asks how large it is gets nothing. */
  hasBytes: boolean;
}

/** Why one of our own people reads somebody's private file. It is written down before the first byte leaves. */
export interface StaffReason {
  reason: string;
}

/**
 * Whether a domain lets this person read a private file that is not their own: because it was meant for them, or, for our own
 * people, because of a case. Each domain that does declares one. What it has to remember of that
 * it writes down before it answers.
 */
export type FileAccess = (db: Db, actor: NonNullable<Actor>, file: StoredFile, reading: FileReadContext) => Promise<boolean | StaffReason>;
