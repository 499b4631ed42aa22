import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { peopleById } from "../../identity/sql.ts";
import { writeTo } from "../../inbox/port.ts";
import type { Db } from "../../platform/database/db.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { ownAffiliateCalls } from "../procedures.ts";

export const MESSAGE_JOB = "affiliates.sendMessage";

interface AffiliateMessage {
  creatorId: string;
  body: string;
  key: string;
}

/** Written into their inboxes afterwards, one after the other: the creator waits for none of them. */
export const messageAffiliates = ownAffiliateCalls.messageAffiliates.handler(({ input, context, errors }) => {
  const { user, jobs } = context;
  return context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "affiliates.messageAffiliates", input }, async () => {
      const people = (await activePeople(tx, user.id)).length;
      if (people === 0) throw errors.AFFILIATES_NOBODY();
      await jobs.enqueue(tx, MESSAGE_JOB, { creatorId: user.id, ...input } satisfies AffiliateMessage);
      return { people };
    }),
  );
});

/** Each of them once, however often it is begun again. Who doesn't want to hear from the creator, or is gone, is left out. */
export async function sendMessage(services: Services, { creatorId = "", body = "", key = "" }: Partial<AffiliateMessage>): Promise<void> {
  const { db } = services;
  const creator = (await peopleById(db, [creatorId])).get(creatorId);
  if (!creator || creator.isSuspended) return;
  const subject = affiliateTexts.messageSubject(creator.shopName ?? creator.displayName);
  for (const userId of await activePeople(db, creatorId))
    await services.transaction((tx) => {
      const once = { actorId: creatorId, operation: MESSAGE_JOB, input: { key: `${key} ${userId}` } };
      return idempotent(tx, once, async () => writeTo(tx, services, { buyerId: userId, creatorId, subject, body }));
    });
}

async function activePeople(db: Db, creatorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("affiliates")
    .select("userId")
    .where("creatorId", "=", creatorId)
    .where("state", "=", "active")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ userId }) => userId ?? []);
}
