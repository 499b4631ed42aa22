import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { RECIPIENT_FIELDS } from "./constants.ts";

export const recipientFailures = {
  /** Thrown for what does not exist and for another person's alike. */
  RECIPIENTS_NOT_FOUND: failure(404, "This account isn't here anymore"),
  /** What is wrong, field by field; never what was typed. */
  RECIPIENTS_FIELDS: failure(
    422,
    z.object({ faults: z.array(z.object({ field: z.enum(RECIPIENT_FIELDS), says: z.string() })) }),
    ({ faults }) => faults[0]?.says ?? "Please check the account.",
  ),
  RECIPIENTS_CURRENCY_TAKEN: failure(
    409,
    z.object({ currency: z.string() }),
    ({ currency }) => `You already have an account in ${currency}. Change that one.`,
  ),
  /** Thrown when the account money goes to would be taken away while there are others. */
  RECIPIENTS_IS_DEFAULT: failure(409, "You're paid here. Choose another account first."),
  /** Thrown when a person who can give neither a password nor a factor would change where money goes (trust L5). */
  RECIPIENTS_FACTOR_NEEDED: failure(403, "Set up two-step login first. It protects where you're paid."),
  RECIPIENTS_DISABLED: failure(409, "This account can't be used anymore. Add another one."),
  RECIPIENTS_DECIDED: failure(409, "This isn't possible anymore. It was changed or decided in the meantime."),
};
