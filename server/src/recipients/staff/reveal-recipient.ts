import { FIELDS_OF } from "@blenda/domain/recipients/rules";
import { recipientTexts } from "@blenda/domain/recipients/texts";
import { audit } from "../../platform/requests/audit.ts";
import { recipients } from "../procedures.ts";
import { findRecipient, openFields } from "../repository.ts";

/** Written down and committed first: whatever happens to the answer, that it was asked for stays. */
export const revealRecipient = recipients.revealRecipient.handler(async ({ input: { recipientId, reason }, context, errors }) => {
  const { db, vault } = context;
  const found = await findRecipient(db, recipientId);
  if (!found?.fieldsSealed) throw errors.RECIPIENTS_NOT_FOUND();
  await context.transaction((tx) =>
    audit(tx, context, { action: "recipients.revealRecipient", target: { kind: "recipient", id: recipientId }, reason }),
  );
  const opened = openFields(vault, found.fieldsSealed);
  const fields = FIELDS_OF[found.type].map((field) => ({ label: recipientTexts.fields[field], value: opened[field] ?? "" }));
  return { holderName: found.holderName, fields };
});
