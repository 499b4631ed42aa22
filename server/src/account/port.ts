import type { Db } from "../platform/database/db.ts";
import { forgetAllOf } from "../platform/files/files.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { fileRow } from "../platform/sql.ts";

/** Whether this file is a person's archive of everything. */
export async function isDataExport(db: Db, fileId: string): Promise<boolean> {
  return (await db.selectFrom("dataExports").select("id").where("fileId", "=", fileId).executeTakeFirst()) !== undefined;
}

/** Uploaded files themselves are added to the archive by the job that makes it; here is the list of them. */
export const accountPersonalData: PersonalData = {
  collect: async (db, { id }) => ({
    "files.json": await db
      .selectFrom(fileRow("files"))
      .select(["id", "name", "type", "bytes", "createdAt"])
      .where("ownerId", "=", id)
      .execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("dataExports").where("userId", "=", id).execute();
    await forgetAllOf(tx, id);
  },
};
