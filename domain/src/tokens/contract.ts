import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { CardForm, Payment } from "../checkout/model.ts";
import { ConsentProof } from "../consent/model.ts";
import { InvoiceDetails, OrderId } from "../orders/model.ts";
import { CsvFile } from "../shared/csv-file.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { Cents } from "../shared/money.ts";
import { Instant } from "../shared/time.ts";
import { taxFailures } from "../tax/failures.ts";
import { PlacedBuyer } from "../tax/model.ts";
import { USAGE_TYPES } from "./constants.ts";
import { tokenFailures } from "./failures.ts";
import { TokenAccount, TokenPurchase, UsageEntry } from "./model.ts";
import { tokenTexts } from "./texts.ts";

const own = { access: "signed-in", signedOut: "TOKENS_SIGNED_OUT" } as const;
const buying = { ...own, limits: [{ per: "account", max: 60, minutes: 60 }] } as const;
const signedOut = pick(tokenFailures, "TOKENS_SIGNED_OUT");

/** Where the buyer is, what the invoice says, and what they allowed when they ordered (decision B4). */
const Buying = { invoice: InvoiceDetails.optional(), consent: ConsentProof.optional(), ...PlacedBuyer.shape, key: CommandKey };

/** The order waits for its card: the browser goes on with `checkout.confirm`, and the tokens come with the paid event. */
const Ordered = z.object({
  orderId: OrderId,
  totalCents: Cents,
  tokens: z.int(),
  payment: CardForm.nullable(),
  /** Where the order's payment stands already: the same key after a reload. */
  standing: Payment.nullable(),
});

const Filter = z.strictObject({
  types: z.array(z.enum(USAGE_TYPES)).max(USAGE_TYPES.length).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
});

export const tokensContract = {
  account: read({ ...own, failed: tokenTexts.loadFailed })
    .errors(signedOut)
    .output(TokenAccount),

  /** Newest first, the latest 50, with the packs that can be given back. */
  usage: read({ ...own, failed: tokenTexts.usageFailed })
    .errors(signedOut)
    .input(Filter)
    .output(z.object({ entries: z.array(UsageEntry), purchases: z.array(TokenPurchase) })),

  /** The same filter over the whole history, as CSV text. */
  usageFile: read({ ...own, failed: tokenTexts.usageFailed, limits: [{ per: "account", max: 30, minutes: 60 }] })
    .errors(signedOut)
    .input(Filter)
    .output(CsvFile),

  buyPack: command({ ...buying, failed: tokenTexts.purchaseFailed })
    .errors(signedOut)
    .errors(pick(tokenFailures, "TOKENS_INVALID_PACK", "TOKENS_PROVIDER_DOWN"))
    .errors(pick(taxFailures, "TAX_COUNTRY_NEEDED", "TAX_PLACE_UNSURE", "TAX_UNAVAILABLE"))
    .input(z.strictObject({ packId: z.string().max(40), ...Buying }))
    .output(Ordered),

  /** Also an upgrade: then the difference is paid and received. */
  subscribe: command({ ...buying, failed: tokenTexts.subscribeFailed })
    .errors(signedOut)
    .errors(pick(tokenFailures, "TOKENS_INVALID_PLAN", "TOKENS_NOT_AN_UPGRADE", "TOKENS_PROVIDER_DOWN"))
    .errors(pick(taxFailures, "TAX_COUNTRY_NEEDED", "TAX_PLACE_UNSURE", "TAX_UNAVAILABLE"))
    .input(z.strictObject({ planId: z.string().max(40), ...Buying }))
    .output(Ordered),

  /** At the end of the month it ends; until then it can be taken back by `resumePlan`. */
  cancelPlan: command({ ...own, failed: tokenTexts.changeFailed })
    .errors(signedOut)
    .errors(pick(tokenFailures, "TOKENS_NO_SUBSCRIPTION"))
    .output(TokenAccount),
  resumePlan: command({ ...own, failed: tokenTexts.changeFailed })
    .errors(signedOut)
    .errors(pick(tokenFailures, "TOKENS_NO_SUBSCRIPTION"))
    .output(TokenAccount),

  /** Decision A17: a pack with unspent tokens, within 14 days; pro rata where some are spent. */
  returnPack: command({ ...buying, failed: tokenTexts.refundFailed })
    .errors(signedOut)
    .errors(pick(tokenFailures, "TOKENS_NOT_REFUNDABLE"))
    .input(z.strictObject({ lineId: z.string().min(1).max(64), key: CommandKey }))
    .output(z.object({ account: TokenAccount, tokens: z.int(), amountCents: Cents })),
};
