import { ACCOUNT_TYPES, type RecipientField } from "@blenda/domain/recipients/constants";
import type { FieldSpec } from "@blenda/domain/recipients/model";
import { FIELDS_OF, typeFor } from "@blenda/domain/recipients/rules";
import { recipientTexts } from "@blenda/domain/recipients/texts";
import { recipients as calls } from "./procedures.ts";
import { detailOf, lineOf, recipientList, selectLines } from "./staff/list.ts";
import { ownRecipients } from "./view.ts";

export const recipients = calls.recipients.handler(({ context: { db, user, sessionId } }) => ownRecipients(db, user.id, sessionId));

const HINTS: Partial<Record<RecipientField, string>> = recipientTexts.hints;
const specOf = (name: RecipientField): FieldSpec => ({
  name,
  label: recipientTexts.fields[name],
  hint: HINTS[name] ?? null,
  options: name === "accountType" ? ACCOUNT_TYPES.map((value) => ({ value, label: recipientTexts.accountTypes[value] })) : null,
});

export const recipientFields = calls.recipientFields.handler(({ input: { currency, country } }) => {
  const type = typeFor(currency, country);
  return { type, fields: FIELDS_OF[type].map(specOf) };
});

export const allRecipients = calls.allRecipients.handler(async ({ input: { search, status, currency, ...asked }, context: { db } }) => {
  const page = await recipientList.page(db, selectLines(db, { search, status, currency }), asked);
  return { ...page, rows: page.rows.map(lineOf) };
});

export const recipientOf = calls.recipientOf.handler(async ({ input: { recipientId }, context: { db, user }, errors }) => {
  const detail = await detailOf(db, recipientId, user.id);
  if (!detail) throw errors.RECIPIENTS_NOT_FOUND();
  return detail;
});
