import { isAddressOfDigits, type Place } from "@blenda/domain/mfa/rules";
import type { Services } from "../platform/requests/procedure.ts";

/** Methods possible here: text messages need a sender, keys an address with a name. */
export const placeOf = ({ sms, site }: Pick<Services, "sms" | "site">): Place => ({
  hasSender: sms !== null,
  isAddressOfDigits: isAddressOfDigits(new URL(site.url).hostname),
});
