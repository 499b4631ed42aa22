import { addRecipient } from "./own/add-recipient.ts";
import { changeRecipient } from "./own/change-recipient.ts";
import { removeRecipient } from "./own/remove-recipient.ts";
import { setDefaultRecipient } from "./own/set-default-recipient.ts";
import { allRecipients, recipientFields, recipientOf, recipients } from "./reads.ts";
import { decideRecipient } from "./staff/decide-recipient.ts";
import { revealRecipient } from "./staff/reveal-recipient.ts";

export const recipientsRouter = {
  addRecipient,
  allRecipients,
  changeRecipient,
  decideRecipient,
  recipientFields,
  recipientOf,
  recipients,
  removeRecipient,
  revealRecipient,
  setDefaultRecipient,
};
