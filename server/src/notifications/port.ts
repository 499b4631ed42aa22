import type { NotificationType } from "@blenda/domain/notifications/kinds";
import type { Latest } from "@blenda/domain/notifications/model";
import type { Db } from "../platform/database/db.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { removeActor } from "./bell/window-repository.ts";
import { latestOf } from "./repository.ts";

/** Notices of some kinds a person got, as their bell shows them. None is made by a call: a domain with news emits it. */
export const latestOfTypes = (db: Db, userId: string, types: readonly NotificationType[]): Promise<Latest> => latestOf(db, userId, types);

export const notificationsPersonalData: PersonalData = {
  collect: async (db, { id }) => ({
    "notifications.json": await db
      .selectFrom("notifications")
      .select(["type", "title", "message", "readAt", "createdAt", "updatedAt"])
      .where("userId", "=", id)
      .orderBy("createdAt")
      .execute(),
    "notification-settings.json": await db
      .selectFrom("notificationChannels")
      .select(["type", "inApp", "mail"])
      .where("userId", "=", id)
      .execute(),
  }),
  // What others were told about this person alone goes too; where they were one of many, the others stay.
  forget: async (tx, { id }) => {
    await tx
      .deleteFrom("notifications")
      .where((eb) => eb.or([eb("userId", "=", id), eb("actorId", "=", id)]))
      .execute();
    await tx.deleteFrom("notificationChannels").where("userId", "=", id).execute();
    await removeActor(tx, id);
  },
};
