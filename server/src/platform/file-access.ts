import type { Actor } from "@blenda/domain/access/actor";
import type { Db } from "./db.ts";
import type { StoredFile } from "./files.ts";

/** Whether a domain lets this person read a private file that is not their own. Each domain that does has one, listed in `file-access.ts` above. */
export type FileAccess = (db: Db, actor: NonNullable<Actor>, file: StoredFile) => Promise<boolean>;
