import { failure } from "../shared/failure.ts";

export const affiliateFailures = {
  AFFILIATES_NOT_YOURS: failure(403, "You can only ask for your own affiliate ID."),
  AFFILIATES_NOT_FOUND: failure(404, "We can't find this affiliate. Reload the page."),
  AFFILIATES_NOT_LIKE_THIS: failure(409, "That changed in the meantime. Reload the page and try again."),
  AFFILIATES_TERMS_CHANGED: failure(409, "The terms have changed. Read the new version, then join."),
  AFFILIATES_CLOSED: failure(409, "This creator isn't taking requests right now."),
  AFFILIATES_OWN_PROGRAMME: failure(422, "You can't join your own program."),
  AFFILIATES_TOO_MANY: failure(409, "Your program is full. End one affiliate before you add another."),
  AFFILIATES_NOT_YOUR_ITEM: failure(422, "You can only set shares for what you sell."),
  AFFILIATES_NOBODY: failure(409, "You have no active affiliates to write to yet."),
  AFFILIATES_BANK_DECIDES: failure(409, "The buyer's bank is still deciding about this order. Try again when it's done."),
};
