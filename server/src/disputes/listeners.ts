import { disputeMoved } from "@blenda/domain/disputes/events";
import { account } from "../identity/sql.ts";
import { type Listener, listener } from "../platform/events/outbox.ts";
import { sendMail } from "../platform/mail/mail.ts";
import { ownDisputes } from "./evidence/own.ts";
import { disputedLetter, endedLetter } from "./letters.ts";

/** A creator is written to when a sale is disputed, and when the bank has decided; once each. */
const onMoved = listener("disputes.tellCreator", disputeMoved, async (tx, { intentId, userId }, services) => {
  const [own] = await ownDisputes(tx, userId, services.now(), intentId);
  const creator = await tx
    .selectFrom(account("users"))
    .select("email")
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!own || !creator || own.state === "created" || own.state === "formalized") return;
  const letter = own.state === "initiated" ? disputedLetter(services.site.url, own) : endedLetter(services.site.url, own);
  const key = `dispute-${intentId}-${userId}-${own.state}`;
  await sendMail(services, tx, { key, recipient: creator.email, ...letter });
});

export const disputeListeners: Listener[] = [onMoved];
