import type { CaseSide } from "@blenda/domain/refunds/cases/constants";
import { caseLetterSent } from "@blenda/domain/refunds/events";
import { account } from "../../identity/sql.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { sendMail } from "../../platform/mail/mail.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { RefundRow } from "../repository.ts";

interface SideNotice {
  /** The same key is told once. */
  key: string;
  title: string;
  text: string;
}

const personOf = ({ buyerId, creatorId }: RefundRow, side: CaseSide): string | null => (side === "buyer" ? buyerId : creatorId);

/** Tells one side in the product and by mail; nothing where the side is empty or has left. */
export async function notifySide(
  tx: Tx,
  services: Services,
  refund: RefundRow,
  side: CaseSide,
  { key, title, text }: SideNotice,
): Promise<void> {
  const userId = personOf(refund, side);
  if (userId === null) return;
  const person = await tx
    .selectFrom(account("users"))
    .select("email")
    .where("id", "=", userId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  if (!person) return;
  const onceKey = `refund case/${key}/${side}`;
  const { id: refundId, orderId } = refund;
  await emit(tx, caseLetterSent({ refundId, side, userId, orderId, key: onceKey, title, text, at: services.now() }));
  const where = `${services.site.url}${side === "buyer" ? `/order/${refund.orderId}` : "/refunds"}`;
  await sendMail(services, tx, {
    key: `${onceKey}/${refund.id}`,
    recipient: person.email,
    subject: title,
    body: `Hello,\n\n${text}\n\nSee it here: ${where}\n`,
  });
}
