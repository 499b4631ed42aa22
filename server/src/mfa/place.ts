import { isAddressOfDigits, type Place } from "@blenda/domain/mfa/rules";
import type { Services } from "../platform/requests/procedure.ts";

/** What can be done here: text messages need somebody who sends them, keys an address with a name. */
export const placeOf = ({ sms, site }: Pick<Services, "sms" | "site">): Place => ({
  hasSender: sms !== null,
  isAddressOfDigits: isAddressOfDigits(new URL(site.url).hostname),
});
