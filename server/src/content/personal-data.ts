import { DOCUMENT_NAMES } from "@blenda/domain/content/constants";
import type { PersonalData } from "../platform/personal-data.ts";

/** Which versions of the site's content somebody published. What they say is the site's; who wrote it goes with the account. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "content-versions.json": await db
      .selectFrom("contentVersions")
      .select(["name", "version", "kind", "at"])
      .where("authorId", "=", id)
      .orderBy("at")
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.updateTable("contentVersions").set({ authorId: null }).where("authorId", "=", id).execute();
    const documents = tx.updateTable("contentDocuments").where("name", "in", [...DOCUMENT_NAMES]);
    await documents.set({ changedBy: null }).where("changedBy", "=", id).execute();
    await documents.set({ scheduledBy: null }).where("scheduledBy", "=", id).execute();
  },
};
