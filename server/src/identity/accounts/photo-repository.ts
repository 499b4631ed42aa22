import type { ProfileImage } from "@blenda/domain/account/model";
import { photoOf } from "@blenda/domain/account/rules";
import type { Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";

/** Whether an account has no photo of any kind. In a transaction none can be set before it ends. */
export async function hasNoPhoto(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .where("profileImage", "is", null)
    .where("photoUrl", "is", null)
    .where("deletedAt", "is", null)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}

/** The picture an identity provider lent; a person's own goes before it. */
export async function setPhotoUrl(tx: Tx, id: string, photoUrl: string): Promise<void> {
  await tx.updateTable("users").set({ photoUrl }).where("id", "=", id).execute();
}

/** Answers where the photo before was. */
export async function setProfileImage(tx: Tx, id: string, image: ProfileImage | null): Promise<string | null> {
  const before = await tx
    .selectFrom("users")
    .select(["profileImage", "photoUrl"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable("users")
    .set({ profileImage: image && jsonb(image), photoUrl: null })
    .where("id", "=", id)
    .execute();
  return photoOf(before.profileImage, before.photoUrl);
}
