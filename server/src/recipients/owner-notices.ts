import { RECIPIENTS, type RecipientNews } from "@blenda/domain/recipients/constants";
import { accountChanged, recipientListChanged } from "@blenda/domain/recipients/events";
import { addDays } from "@blenda/domain/shared/calendar";
import { account, mailedLinkRow } from "../identity/sql.ts";
import type { Tx } from "../platform/database/db.ts";
import { emitAll } from "../platform/events/outbox.ts";
import { sendMails } from "../platform/mail/mail.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { letterOf } from "./letters.ts";

export type NoticeServices = Pick<Services, "id" | "now" | "jobs" | "mail" | "site">;

/** By mail, in the bell, and live; the reader of an address the account had lately hears of it too (trust L5). */
export async function notifyOwner(
  tx: Tx,
  services: NoticeServices,
  { id: recipientId, userId }: { id: string; userId: string },
  news: RecipientNews,
): Promise<void> {
  const addresses = await addressesOf(tx, userId, services.now());
  const { subject, body } = letterOf(services.site, news);
  const mails = addresses.map((recipient) => ({ key: `recipient-${services.id()}`, recipient, subject, body, urgency: "now" as const }));
  await sendMails(services, tx, mails);
  await emitAll(tx, [accountChanged({ userId, news, at: services.now() }), recipientListChanged({ recipientId })]);
}

/** The account's address, and those a way back was mailed to within the last days. */
async function addressesOf(tx: Tx, userId: string, now: string): Promise<string[]> {
  const { email } = await tx.selectFrom(account("users")).select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  const former = await tx
    .selectFrom(mailedLinkRow("mailedLinks"))
    .select("email")
    .where("userId", "=", userId)
    .where("purpose", "=", "cancel-email")
    .where("createdAt", ">", addDays(now, -RECIPIENTS.FORMER_ADDRESS_DAYS))
    .execute();
  return [...new Set([email, ...former.map((link) => link.email)])];
}
