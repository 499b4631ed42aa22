import type { ChannelChoice } from "@blenda/domain/notifications/model";
import type { Db } from "../../platform/database/db.ts";

/** Channels a person chose; types they never touched are not here. */
export function chosenChannels(db: Db, userId: string): Promise<ChannelChoice[]> {
  return db.selectFrom("notificationChannels").select(["type", "inApp", "mail"]).where("userId", "=", userId).execute();
}

export async function saveChannel(db: Db, userId: string, { type, inApp, mail }: ChannelChoice): Promise<void> {
  await db
    .insertInto("notificationChannels")
    .values({ userId, type, inApp, mail })
    .onConflict((c) => c.columns(["userId", "type"]).doUpdateSet({ inApp, mail }))
    .execute();
}
