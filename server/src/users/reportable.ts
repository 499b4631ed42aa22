import { photoOf } from "@blenda/domain/account/rules";
import { utcDay } from "@blenda/domain/shared/language/formats";
import { account, publicPerson } from "../identity/sql.ts";
import type { Reportable } from "../platform/reporting.ts";
import { suspendPerson } from "./suspend.ts";

/** A person, as their public profile shows them. Staff warn them, or suspend them with a second admin. */
export const reportableUser: Reportable = {
  type: "user",
  moves: [],
  describe: async (db, ids) => {
    const rows = await db
      .selectFrom(publicPerson("users"))
      .select(["id", "displayName", "bio", "photoUrl", "profileImage", "createdAt"])
      .where("id", "in", ids)
      .where("deletedAt", "is", null)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: row.displayName,
      place: "",
      path: `/portfolio/${encodeURIComponent(row.id)}`,
      ownerId: row.id,
      text: row.bio,
      pictureUrl: photoOf(row.profileImage, row.photoUrl),
      stageHue: null,
      modelUrl: null,
      createdAt: row.createdAt,
      state: "visible",
    }));
  },
  canSee: async (db, _actor, id) => {
    const person = db
      .selectFrom(account("users"))
      .select("id")
      .where("id", "=", id)
      .where("deletedAt", "is", null)
      .where("suspendedAt", "is", null);
    return (await person.executeTakeFirst()) !== undefined;
  },
  factsOf: async (db, ownerId) => {
    const { deletionDueAt } = await db
      .selectFrom(account("users"))
      .select("deletionDueAt")
      .where("id", "=", ownerId)
      .executeTakeFirstOrThrow();
    return deletionDueAt ? [{ label: "Account", value: `Deletes itself on ${utcDay(deletionDueAt)}`, isNotable: true }] : [];
  },
  suspend: (context, tx, { userId, reason }) => suspendPerson(context, tx, { userId, reason, until: null, isAgreed: true }),
};
