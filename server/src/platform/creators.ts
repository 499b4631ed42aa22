import { sql } from "kysely";

/** Whether the person read as `u` is a creator, by flag or by role: what `can(…, "creator")` says, for whoever reads rows (spec 1 §6). */
export const IS_CREATOR = sql<boolean>`(u.is_creator or 'creator' = any (u.roles))`;
