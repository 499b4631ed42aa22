import { z } from "zod";
import { command } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { Email, plainText } from "../shared/text.ts";
import { liftLocks } from "./access.ts";
import { LOCKOUT } from "./constants.ts";
import { lockoutFailures } from "./failures.ts";
import { lockoutTexts } from "./texts.ts";

/** The address as it is stored: trimmed and in lower case. */
const Addressed = z.object({ email: z.string() });

export const lockoutContract = {
  /** Answers alike for addresses without an account; those get no mail. */
  requestUnlock: command({ access: "public", failed: lockoutTexts.sendFailed, limits: [{ per: "address", max: 30, minutes: 60 }] })
    .errors(pick(lockoutFailures, "LOCKOUT_TOO_MANY_MAILS"))
    .input(z.strictObject({ email: Email }))
    .output(Addressed),

  /** Both values come from the fragment of the mailed link, `/unlock-account#email=…&token=…`. */
  unlock: command({ access: "public", failed: lockoutTexts.unlockFailed, limits: [{ per: "address", max: 10, minutes: 1 }] })
    .errors(pick(lockoutFailures, "LOCKOUT_NOT_FOUND", "LOCKOUT_TOKEN_INVALID", "LOCKOUT_TOKEN_EXPIRED"))
    .input(
      z.strictObject({
        email: Email,
        token: z
          .string()
          .min(1)
          .max(LOCKOUT.UNLOCK_TOKEN_LENGTH * 2),
      }),
    )
    .output(Addressed),

  /** Leaves an admin action record behind. */
  adminUnlock: command({ access: liftLocks, failed: lockoutTexts.unlockFailed, about: { kind: "address", by: "email" } })
    .errors(pick(lockoutFailures, "LOCKOUT_NOT_FOUND"))
    .input(z.strictObject({ email: Email, reason: plainText(3, 500) }))
    .output(Addressed),
};
