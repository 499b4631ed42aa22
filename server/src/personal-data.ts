import { accountPersonalData } from "./account/port.ts";
import { identityPersonalData } from "./identity/port.ts";
import { lockoutPersonalData } from "./lockout/port.ts";
import { mailPersonalData } from "./mail/port.ts";
import type { PersonalData } from "./platform/personal-data.ts";

/** Everything that is known about people. One line per domain that knows something; identity comes last, others need the address. */
export const personalData: readonly PersonalData[] = [accountPersonalData, lockoutPersonalData, mailPersonalData, identityPersonalData];
