import { trainingChanged } from "@blenda/domain/trainings/events";
import { sql } from "kysely";
import { emit } from "../platform/events/outbox.ts";
import { disown } from "../platform/files/files.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { archiveAllOf } from "../publication/items.ts";

/** Courses of an account that leaves are archived. What was bought stays with its buyers, so the films stay, without an owner. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "trainings.json": await db
      .selectFrom("trainings")
      .select(["id", "type", "title", "description", "tags", "status", "priceCents", "publishedAt", "createdAt"])
      .where("creatorId", "=", id)
      .orderBy("n")
      .execute(),
  }),

  release: async (tx, { id }) => {
    await disown(
      tx,
      id,
      sql`exists (select 1 from trainings t where t.creator_id = ${id} and t.cover_file_id = f.id)
        or exists (select 1 from lesson_files l where l.file_id = f.id)`,
    );
  },

  forget: async (tx, { id: creatorId }, now) => {
    for (const trainingId of await archiveAllOf(tx, "training", creatorId, now)) await emit(tx, trainingChanged({ trainingId, creatorId }));
  },
};
