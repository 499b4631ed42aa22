import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "./database/db.ts";

export interface Person {
  id: string;
  email: string;
}

/** What one domain knows about a person. Each domain that knows something declares one. */
export interface PersonalData {
  /** Names of files in the archive a person may ask for, and what stands in them. No secrets, not even hashed ones. */
  collect(db: Db, person: Person): Promise<Record<string, unknown>>;
  /** Before the bodies of a person's files are removed: those that others have a right to lose their owner and stay. */
  release?(tx: Tx, person: Person): Promise<void>;
  /** Removes it, or takes its owner's name away where it must be kept. Doing it twice changes nothing more. */
  forget(tx: Tx, person: Person, now: Instant): Promise<void>;
}
