import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { DisputeLine, Evidence, PackSection } from "@blenda/domain/disputes/model";
import { disputeTexts } from "@blenda/domain/disputes/texts";
import { REFUND_RULE } from "@blenda/domain/refunds/constants";
import { refundReasonTexts, refundTexts } from "@blenda/domain/refunds/texts";
import { dollars } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../../platform/database/db.ts";
import { handedOut, linesOf, messagesBetween, orderOf, receiptMail, refundsAskedFor } from "./facts-repository.ts";

const MESSAGE_MOST = 500;

/** To the second, in UTC, as a bank reads it. */
const moment = (at: Instant | null): string => (at ? `${at.slice(0, 10)} ${at.slice(11, 19)} UTC` : "never");
const sentence = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(", ");

export interface Pack {
  sections: PackSection[];
  customerName: string;
  customerEmail: string;
}

/** Everything we know about a disputed payment, in words: what our team reads, the PDF says and the bank gets. */
export async function packOf(db: Db, dispute: DisputeLine, evidence: readonly Evidence[]): Promise<Pack> {
  const { orderId } = dispute;
  const [order, lines, mail, refunds] = await Promise.all([
    orderOf(db, orderId),
    linesOf(db, orderId),
    receiptMail(db, orderId),
    refundsAskedFor(db, orderId),
  ]);
  const taken = await handedOut(
    db,
    lines.map(({ id }) => id),
  );
  const creatorIds = [...new Set(lines.flatMap(({ creatorId }) => creatorId ?? []))];
  const messages = await messagesBetween(db, order.buyerId, creatorIds);
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  const customerName = order.invoice.name || order.buyerName || order.email;
  const sections: PackSection[] = [
    { title: "Dispute", lines: disputeLines(dispute) },
    { title: "Order", lines: orderLines(order, customerName) },
    { title: "Receipt", lines: receiptLines(order, lines) },
    { title: "Terms and licence", lines: lines.map(licenceLine) },
    {
      title: "Delivery",
      lines: [
        mail
          ? `Receipt "${mail.subject}" sent to ${mail.recipient}, ${moment(mail.sentAt ?? mail.createdAt)}`
          : "No receipt was sent by email",
        ...lines.map(({ title, fulfilledAt }) => `${title}: available to the buyer since ${moment(fulfilledAt)}`),
      ],
    },
    { title: "Downloads and access", lines: taken.length === 0 ? ["Nothing was downloaded or opened"] : taken.map(takenLine(titles)) },
    {
      title: "Messages",
      lines: messages.length === 0 ? ["The buyer and the creator exchanged no messages"] : messages.map(messageLine(order)),
    },
    { title: "Refunds", lines: [`Policy shown at checkout: ${REFUND_RULE}.`, ...refundLines(refunds)] },
    { title: "Evidence from the creator", lines: evidence.length === 0 ? ["None was added"] : evidence.map(evidenceLine) },
  ];
  return { sections, customerName, customerEmail: order.email };
}

const disputeLines = ({ id, amountCents, openedAt, state }: DisputeLine): string[] => [
  `Payment ${id}`,
  `${dollars(amountCents)} disputed, ${moment(openedAt)}`,
  disputeTexts.states[state],
];

type Order = Awaited<ReturnType<typeof orderOf>>;
type Line = Awaited<ReturnType<typeof linesOf>>[number];

function orderLines(order: Order, customerName: string): string[] {
  const { number, createdAt, paidAt, cardBrand, cardLast4, email, invoice, memberSince } = order;
  return [
    `Order ${number}, placed ${moment(createdAt)}, paid ${moment(paidAt)}`,
    sentence(`Buyer ${customerName}`, email, invoice.country && `country ${invoice.country}`),
    memberSince ? `Account since ${moment(memberSince)}` : "Bought without an account",
    ...(cardBrand ? [`Paid by ${cardBrand} ending in ${cardLast4 ?? ""}`] : []),
  ];
}

function receiptLines(order: Order, lines: readonly Line[]): string[] {
  const { subtotalCents, discountCents, taxCents, totalCents, refundedCents, currency } = order;
  return [
    ...lines.map(({ title, version, shopName, paidCents }) =>
      sentence(title, version && `version ${version}`, shopName && `by ${shopName}`, dollars(paidCents)),
    ),
    sentence(`Subtotal ${dollars(subtotalCents)}`, discountCents > 0 && `discount ${dollars(discountCents)}`, `tax ${dollars(taxCents)}`),
    `Total ${dollars(totalCents)} ${currency}${refundedCents > 0 ? `, refunded ${dollars(refundedCents)}` : ""}`,
  ];
}

const licenceLine = ({ title, type, code, seats, termsVersion, issuedAt }: Line): string =>
  type && code
    ? sentence(
        `${title}: ${licenceTexts[type].name} licence ${code}`,
        (seats ?? 1) > 1 && `${seats} seats`,
        `terms version ${termsVersion}`,
        `accepted ${moment(issuedAt)}`,
      )
    : `${title}: no licence of its own`;

const takenLine =
  (titles: ReadonlyMap<string, string>) =>
  ({ what, lineId, name, version, count, firstAt, lastAt }: Awaited<ReturnType<typeof handedOut>>[number]): string =>
    sentence(
      `${what} ${name ?? "(removed since)"} of ${titles.get(lineId) ?? "this order"}`,
      version && `version ${version}`,
      count > 1 ? `${count} times` : "once",
      count > 1 ? `first ${moment(firstAt)}, last ${moment(lastAt)}` : moment(firstAt),
    );

const messageLine =
  ({ buyerId }: Order) =>
  ({ senderId, body, createdAt }: Awaited<ReturnType<typeof messagesBetween>>[number]): string =>
    `${moment(createdAt)}, the ${senderId === buyerId ? "buyer" : "creator"}: ${body.slice(0, MESSAGE_MOST)}`;

const refundLines = (refunds: Awaited<ReturnType<typeof refundsAskedFor>>): string[] =>
  refunds.length === 0
    ? ["The buyer did not ask us for a refund"]
    : refunds.map(({ title, reason, detail, status, amountCents, createdAt }) =>
        sentence(
          `${moment(createdAt)} ${title}: ${refundReasonTexts[reason]}`,
          dollars(amountCents),
          refundTexts.steps[status],
          detail && `"${detail.slice(0, MESSAGE_MOST)}"`,
        ),
      );

const evidenceLine = ({ creatorName, text, files, createdAt }: Evidence): string =>
  `${moment(createdAt)}, ${creatorName}: ${text}${files.length > 0 ? ` (files: ${files.map(({ name }) => name).join(", ")})` : ""}`;

/** As one text. */
export const textOf = (sections: readonly PackSection[]): string =>
  sections.map(({ title, lines }) => [title.toUpperCase(), ...lines].join("\n")).join("\n\n");
