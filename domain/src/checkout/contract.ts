import { z } from "zod";
import { askInPrivate, command, read } from "../access/procedure.ts";
import { LICENCE_TYPES } from "../catalogue/constants.ts";
import { ConsentProof } from "../consent/model.ts";
import { GuestDownloads, InvoiceDetails, OrderId } from "../orders/model.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { Cents } from "../shared/money.ts";
import { Email } from "../shared/text.ts";
import { taxFailures } from "../tax/failures.ts";
import { PlacedBuyer, SaidPlace } from "../tax/model.ts";
import { CHECKOUT } from "./constants.ts";
import { checkoutFailures } from "./failures.ts";
import { CardForm, Payment, Quote, UpgradeOption, VisitNote, WantedLine } from "./model.ts";
import { checkoutTexts } from "./texts.ts";

const open = (failed: string, max: number) => ({ access: "public", failed, limits: [{ per: "address", max, minutes: 60 }] }) as const;

/** A guest proves an order is theirs by the secret its start answered; signed-in people by their session. Never in an address. */
const OrderSecret = z.string().max(100).nullish();

/** Why nobody can be charged as long as it is not clear how they are taxed. */
const taxRefusals = pick(taxFailures, "TAX_COUNTRY_NEEDED", "TAX_PLACE_UNSURE", "TAX_UNAVAILABLE");

export const checkoutContract = {
  /** Everything priced by the server, each line explained. The asker keeps it, signed; it holds for fifteen minutes. */
  quote: command(open(checkoutTexts.quoteFailed, 1_000))
    .input(
      z.strictObject({
        lines: z.array(WantedLine).max(CHECKOUT.MOST_LINES),
        code: z.string().max(40).optional(),
        /** Where they are, for the tax: as they say, and as the clock of their browser does. */
        ...SaidPlace.shape,
        /** Own products, no money. */
        isTest: z.boolean().default(false),
      }),
    )
    .errors({ ...pick(checkoutFailures, "CHECKOUT_TEST_REFUSED"), ...pick(taxFailures, "TAX_UNAVAILABLE") })
    .output(Quote),

  /** Makes the order, waiting for its payment. The same key gives the same order; guests get the secret that opens it. A total of 0 is paid at once. */
  start: command(open(checkoutTexts.startFailed, 120))
    .errors(taxRefusals)
    .errors(
      pick(
        checkoutFailures,
        "CHECKOUT_QUOTE_GONE",
        "CHECKOUT_CHANGED",
        "CHECKOUT_CODE_REFUSED",
        "CHECKOUT_NOT_FOR_SALE",
        "CHECKOUT_EMPTY",
        "CHECKOUT_TOO_MUCH",
        "CHECKOUT_TOO_MANY_ITEMS",
        "CHECKOUT_EMAIL_NEEDED",
        "CHECKOUT_PROVIDER_DOWN",
      ),
    )
    .input(
      z.strictObject({
        /** As it was answered: what it holds is inside, signed. */
        quoteId: z.string().min(1).max(CHECKOUT.LONGEST_QUOTE),
        email: Email.optional(),
        invoice: InvoiceDetails.optional(),
        /** Keys of lines already owned that are bought again on purpose. */
        confirmed: z.array(z.string().max(200)).max(CHECKOUT.MOST_LINES).default([]),
        /** Asked because two pieces speak for two countries: the one on the quote is right. */
        isPlaceConfirmed: z.boolean().default(false),
        visit: VisitNote.optional(),
        key: CommandKey,
      }),
    )
    .output(z.object({ orderId: OrderId, secret: z.string().nullable(), totalCents: z.int(), payment: CardForm.nullable() })),

  /** Hands the card's token to the provider, once a use of the order's code is kept for it. Says what it said; only its own verified word makes the order paid. */
  confirm: command(open(checkoutTexts.payFailed, 120))
    .errors(
      pick(
        checkoutFailures,
        "CHECKOUT_ORDER_GONE",
        "CHECKOUT_NOT_PAYABLE",
        "CHECKOUT_CODE_REFUSED",
        "CHECKOUT_TOO_MANY_WAITING",
        "CHECKOUT_TOO_MANY_DECLINES",
        "CHECKOUT_PROVIDER_DOWN",
      ),
    )
    .input(z.strictObject({ orderId: OrderId, secret: OrderSecret, paymentMethod: z.string().min(1).max(200), key: CommandKey }))
    .output(Payment),

  /** Where an order's payment stands; asked again after a reload or on the way back from the bank. */
  payment: askInPrivate({ access: "public", failed: checkoutTexts.payFailed })
    .errors(pick(checkoutFailures, "CHECKOUT_ORDER_GONE"))
    .input(z.strictObject({ orderId: OrderId, secret: OrderSecret }))
    .output(z.object({ orderId: OrderId, number: z.string(), totalCents: z.int(), payment: Payment, cardForm: CardForm })),

  /** To which larger licences one can go from the one bought with this line, and what each costs now. */
  upgrades: read({ access: "signed-in", failed: checkoutTexts.upgradeFailed })
    .errors({ ...pick(checkoutFailures, "CHECKOUT_ORDER_GONE"), ...pick(taxFailures, "TAX_UNAVAILABLE") })
    .input(z.strictObject({ lineId: OrderId, ...SaidPlace.shape }))
    .output(z.object({ options: z.array(UpgradeOption) })),

  /** Makes an order of the difference, waiting for its payment; nothing to pay is done at once. While one waits, the same wish for the same sum is the same order. */
  upgrade: command({ access: "signed-in", failed: checkoutTexts.upgradeFailed, limits: [{ per: "account", max: 60, minutes: 60 }] })
    .errors(taxRefusals)
    .errors(
      pick(
        checkoutFailures,
        "CHECKOUT_ORDER_GONE",
        "CHECKOUT_NO_UPGRADE",
        "CHECKOUT_UPGRADE_WAITING",
        "CHECKOUT_CHANGED",
        "CHECKOUT_PROVIDER_DOWN",
      ),
    )
    .input(
      z.strictObject({
        ...{ lineId: OrderId, licence: z.enum(LICENCE_TYPES), expectedCents: Cents },
        ...PlacedBuyer.shape,
        consent: ConsentProof.optional(),
      }),
    )
    .output(z.object({ orderId: OrderId, totalCents: z.int() })),

  /** What a guest's paid order opens, at once and without an account. */
  downloads: askInPrivate({ access: "public", failed: checkoutTexts.filesFailed })
    .errors(pick(checkoutFailures, "CHECKOUT_ORDER_GONE"))
    .input(z.strictObject({ orderId: OrderId, secret: OrderSecret }))
    .output(GuestDownloads),
};
