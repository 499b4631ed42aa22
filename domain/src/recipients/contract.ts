import { z } from "zod";
import { type CallMeta, command, read } from "../access/procedure.ts";
import { identityFailures } from "../identity/failures.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { RECIPIENT_DECISIONS, RECIPIENT_SORTS, RECIPIENT_TYPES, RECIPIENTS } from "./constants.ts";
import { recipientFailures } from "./failures.ts";
import {
  Country,
  Currency,
  FieldSpec,
  OwnRecipients,
  RecipientDetail,
  RecipientFilter,
  RecipientId,
  RecipientLine,
  RevealedRecipient,
  TypedRecipient,
} from "./model.ts";
import { recipientTexts } from "./texts.ts";

const own: CallMeta = { access: "signed-in", failed: recipientTexts.loadFailed };
/**
 * A session alone moves no money (trust L5): a person with a second factor shows it, within ten minutes; everybody has given
 * the password lately, and a person without a factor gives it again after logging in.
 */
const guarded: CallMeta = {
  access: "signed-in",
  failed: recipientTexts.saveFailed,
  mfa: "ACCOUNT",
  limits: [{ per: "account", max: 20, minutes: 60 }],
};
const unproven = { ...pick(identityFailures, "IDENTITY_REAUTH_REQUIRED"), ...pick(recipientFailures, "RECIPIENTS_FACTOR_NEEDED") };
const missing = pick(recipientFailures, "RECIPIENTS_NOT_FOUND");
const one = z.strictObject({ recipientId: RecipientId });
const looking: CallMeta = { access: "admin", failed: recipientTexts.listFailed };
const about = { kind: "recipient", by: "recipientId" } as const;
const Reason = plainText(RECIPIENTS.REASON_LEAST, RECIPIENTS.REASON_MOST);

/** Every command of one's own answers with all of one's own. */
export const recipientsContract = {
  recipients: read(own).output(OwnRecipients),

  recipientFields: read(own)
    .input(z.strictObject({ currency: Currency, country: Country }))
    .output(z.object({ type: z.enum(RECIPIENT_TYPES), fields: z.array(FieldSpec) })),

  /** The first one money goes to right away; every later one pauses. */
  addRecipient: command(guarded)
    .errors(unproven)
    .errors(pick(recipientFailures, "RECIPIENTS_FIELDS", "RECIPIENTS_CURRENCY_TAKEN"))
    .input(TypedRecipient.extend({ currency: Currency, key: CommandKey }))
    .output(OwnRecipients),

  /** The whole account anew, in the same currency. Pauses. */
  changeRecipient: command(guarded)
    .errors(unproven)
    .errors(pick(recipientFailures, "RECIPIENTS_NOT_FOUND", "RECIPIENTS_FIELDS", "RECIPIENTS_DISABLED"))
    .input(TypedRecipient.extend({ recipientId: RecipientId, key: CommandKey }))
    .output(OwnRecipients),

  /** From now on money goes here, after a pause. */
  setDefaultRecipient: command(guarded)
    .errors(unproven)
    .errors(pick(recipientFailures, "RECIPIENTS_NOT_FOUND", "RECIPIENTS_DISABLED"))
    .input(one)
    .output(OwnRecipients),

  removeRecipient: command(guarded)
    .errors(unproven)
    .errors(pick(recipientFailures, "RECIPIENTS_NOT_FOUND", "RECIPIENTS_DISABLED", "RECIPIENTS_IS_DEFAULT"))
    .input(one)
    .output(OwnRecipients),

  /** Everybody's, masked; those their owners took away are not among them. Live. */
  allRecipients: read(looking)
    .input(RecipientFilter.extend(listFields(RECIPIENT_SORTS)))
    .output(listPage(RecipientLine)),

  recipientOf: read(looking).errors(missing).input(one).output(RecipientDetail),

  /** One account, whole. Who asked and why is written down before anything is shown. */
  revealRecipient: command({
    access: "admin",
    mfa: "MONEY",
    failed: recipientTexts.revealFailed,
    limits: [{ per: "account", max: RECIPIENTS.REVEALS_PER_HOUR, minutes: 60 }],
    about,
  })
    .errors(missing)
    .input(one.extend({ reason: Reason }))
    .output(RevealedRecipient),

  /** `reason`: with an approval for the team, else what its owner reads. */
  decideRecipient: command({ access: "admin", mfa: "MONEY", failed: recipientTexts.decideFailed, about })
    .errors(pick(recipientFailures, "RECIPIENTS_NOT_FOUND", "RECIPIENTS_DECIDED"))
    .input(one.extend({ decision: z.enum(RECIPIENT_DECISIONS), reason: Reason }))
    .output(RecipientDetail),
};
