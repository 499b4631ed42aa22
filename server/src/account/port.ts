import type { Db, Tx } from "../platform/database/db.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import type { Services } from "../platform/requests/procedure.ts";

export const PICTURE_JOB = "account.takePicture";

/** The picture somebody has at Google becomes their photo, where they have none; nobody waits for it. */
export const takePictureLater = ({ jobs }: Pick<Services, "jobs">, tx: Tx, asked: { userId: string; url: string }): Promise<void> =>
  jobs.enqueue(tx, PICTURE_JOB, asked);

/** Whether this file is somebody's archive of everything. */
export async function isDataExport(db: Db, fileId: string): Promise<boolean> {
  return (await db.selectFrom("dataExports").select("id").where("fileId", "=", fileId).executeTakeFirst()) !== undefined;
}

/** Uploaded files themselves are added to the archive by the job that makes it; here is the list of them. */
export const accountPersonalData: PersonalData = {
  collect: async (db, { id }) => ({
    "files.json": await db.selectFrom("files").select(["id", "name", "type", "bytes", "createdAt"]).where("ownerId", "=", id).execute(),
  }),
  forget: async (tx, { id }) => {
    await tx.deleteFrom("dataExports").where("userId", "=", id).execute();
    await tx.deleteFrom("files").where("ownerId", "=", id).execute();
  },
};
