import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { OrderId } from "../orders/model.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { DIRECTIONS, listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { judgePayments, PAYMENT_SORTS, PAYMENTS, PROVIDER_EVENT_SORTS, seePayments } from "./constants.ts";
import { paymentFailures } from "./failures.ts";
import {
  FulfilAnswer,
  PaymentDetail,
  PaymentFilter,
  PaymentLine,
  ProviderEventDetail,
  ProviderEventFilter,
  ProviderEventKey,
  ProviderEventLine,
} from "./model.ts";
import { paymentTexts } from "./texts.ts";

const looking = { access: seePayments, failed: paymentTexts.loadFailed } as const;
const about = { kind: "order", by: "orderId" } as const;
const acting = { access: judgePayments, failed: paymentTexts.changeFailed, about } as const;
const one = z.strictObject({ orderId: OrderId });

export const paymentsContract = {
  /** Every order, the newest first, page by page. Live for what staff do. */
  orders: read(looking)
    .input(PaymentFilter.extend(listFields(PAYMENT_SORTS)))
    .output(listPage(PaymentLine)),

  order: read({ ...looking, failed: paymentTexts.orderFailed })
    .errors(pick(paymentFailures, "PAYMENTS_NOT_FOUND"))
    .input(one)
    .output(PaymentDetail),

  /** What the card provider told us, as it came. */
  providerEvents: read(looking)
    .input(ProviderEventFilter.extend(listFields(PROVIDER_EVENT_SORTS)))
    .output(listPage(ProviderEventLine)),

  providerEvent: read({ ...looking, failed: paymentTexts.eventFailed })
    .errors(pick(paymentFailures, "PAYMENTS_EVENT_NOT_FOUND"))
    .input(ProviderEventKey)
    .output(ProviderEventDetail),

  /** Mails the receipt once more, to the address of the order. */
  resendReceipt: command({ ...acting, limits: [{ per: "account", max: 60, minutes: 60 }] })
    .errors(pick(paymentFailures, "PAYMENTS_NOT_FOUND", "PAYMENTS_NO_RECEIPT", "PAYMENTS_RECEIPT_LIMIT"))
    .input(one.extend({ key: CommandKey }))
    .output(PaymentDetail),

  /** Asks the provider what is true of an order, or of what one of its events is about, and applies it. As often as wanted. */
  fulfilAgain: command({
    ...acting,
    limits: [{ per: "account", max: 120, minutes: 60 }],
    about: [about, { kind: "provider_event", by: ["event.provider", "event.eventId"] }],
  })
    .errors(pick(paymentFailures, "PAYMENTS_NOT_FOUND", "PAYMENTS_EVENT_NOT_FOUND", "PAYMENTS_NOTHING_TO_ASK", "PAYMENTS_PROVIDER_DOWN"))
    .input(z.strictObject({ orderId: OrderId.optional(), event: ProviderEventKey.optional() }))
    .output(FulfilAnswer),

  /** From now on nothing of this buyer goes back by itself; without a mark it does again. */
  markFraud: command(acting)
    .errors(pick(paymentFailures, "PAYMENTS_NOT_FOUND"))
    .input(one.extend({ isFraud: z.boolean(), reason: plainText(PAYMENTS.REASON_LEAST, PAYMENTS.REASON_MOST) }))
    .output(PaymentDetail),

  /** What the list is filtered to, as CSV. A command, because it is written down who took it along. */
  ordersFile: command({
    ...looking,
    failed: paymentTexts.fileFailed,
    limits: [{ per: "account", max: 30, minutes: 60 }],
    about: "only reads",
  })
    .input(PaymentFilter.extend({ direction: z.enum(DIRECTIONS).optional() }))
    .output(CsvFile),
};
