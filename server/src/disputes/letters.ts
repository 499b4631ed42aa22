import { DISPUTES } from "@blenda/domain/disputes/constants";
import type { OwnDispute } from "@blenda/domain/disputes/model";
import { disputeTexts } from "@blenda/domain/disputes/texts";
import { dollars } from "@blenda/domain/shared/language/formats";
import { quote } from "@blenda/domain/shared/names";
import type { Mail } from "../platform/mail/mail.ts";

type Letter = Pick<Mail, "subject" | "body">;

const TITLE_MAX = 120;
const soldIn = ({ titles }: OwnDispute): string => titles.map((title) => quote(title, TITLE_MAX)).join(", ");

export const disputedLetter = (url: string, dispute: OwnDispute): Letter => ({
  subject: `A payment for order ${dispute.orderNumber} is disputed`,
  body: [
    `The buyer of ${soldIn(dispute)} disputed the payment with their bank. ${dollars(dispute.heldCents)} of your earnings is on hold until the bank decides.`,
    `You have ${DISPUTES.EVIDENCE_HOURS} hours to add evidence: what you know about the sale, in your own words, with pictures or PDFs if you have them. We add the order, the licence and the download log ourselves: ${url}/refunds`,
    "If you have nothing to add, you don't need to do anything.",
  ].join("\n\n"),
});

export const endedLetter = (url: string, dispute: OwnDispute): Letter => ({
  subject: `The dispute of order ${dispute.orderNumber} has ended`,
  body: [`${soldIn(dispute)}: ${disputeTexts.meanings[dispute.state]}`, `Your disputes: ${url}/refunds`].join("\n\n"),
});
