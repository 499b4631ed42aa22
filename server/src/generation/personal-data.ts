import type { PersonalData } from "../platform/personal-data.ts";

/** Generation jobs of an account. Once it leaves, only figures stay; the files themselves go with all their files. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "generations.json": await db
      .selectFrom("generationJobs")
      .select(["id", "prompt", "source", "status", "resolution", "complexity", "highPack", "cost", "returned", "createdAt", "finishedAt"])
      .where("userId", "=", id)
      .where("removedAt", "is", null)
      .orderBy("number")
      .execute(),
  }),
  forget: async (tx, { id }, now) => {
    const own = tx.selectFrom("generationJobs").select("id").where("userId", "=", id);
    await tx.deleteFrom("generationFiles").where("jobId", "in", own).execute();
    const nothing = { prompt: "", failure: null, result: null, imageFileId: null, posterFileId: null, modelFileId: null };
    await tx
      .updateTable("generationJobs")
      .set({ ...nothing, removedAt: now })
      .where("userId", "=", id)
      .execute();
    await tx.deleteFrom("generationPictures").where("ownerId", "=", id).execute();
  },
};
