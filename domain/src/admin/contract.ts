import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { ADMIN_LEVELS } from "../access/rank.ts";
import { pick } from "../shared/failure.ts";
import { Email, plainText } from "../shared/text.ts";
import { UserId } from "../users/model.ts";
import { ADMIN } from "./constants.ts";
import { adminFailures } from "./failures.ts";
import { AdminStatus, Admins, GivenCode } from "./model.ts";
import { adminTexts } from "./texts.ts";

const looking = { access: "admin", failed: adminTexts.loadFailed } as const;
const adding = { access: "admin", failed: adminTexts.changeFailed, mfa: "ROLES", about: { kind: "address", by: "email" } } as const;
const changing = { ...adding, about: { kind: "person", by: "userId" } } as const;
const Reason = plainText(ADMIN.REASON_LEAST, ADMIN.REASON_MOST);
const one = z.strictObject({ userId: UserId, reason: Reason });
/** What only a super admin may do to somebody else. */
const superOnly = pick(adminFailures, "ADMIN_NOT_FOUND", "ADMIN_SUPER_ONLY", "ADMIN_LAST");

/** Every command answers with the new list. */
export const adminContract = {
  /** Spec 2 §7: whether the two facts of the asking person agree. */
  status: read({ access: "signed-in", failed: adminTexts.accessFailed }).output(AdminStatus),

  /** Whoever is listed, claims or both; mismatches first, then by name. Live. */
  admins: read(looking).output(Admins),

  /** How many claim without being listed, or are listed without the claim: the alert on top and the number in the sidebar. */
  mismatches: read(looking).output(z.int()),

  /** Puts a confirmed account on the list. It opens nothing until a super admin gives the claim. */
  listAdmin: command(adding)
    .errors(pick(adminFailures, "ADMIN_NO_ACCOUNT"))
    .input(z.strictObject({ email: Email, reason: Reason }))
    .output(Admins),

  /** Takes somebody off the list, and the claim with it. */
  unlistAdmin: command(changing).errors(superOnly).input(one).output(Admins),

  /** Spec 2 §7, setAdminClaim: repairs who is listed without it, or takes it from who is not. */
  setClaim: command(changing)
    .errors(superOnly)
    .errors(pick(adminFailures, "ADMIN_NOT_LISTED"))
    .input(one.extend({ isAdmin: z.boolean() }))
    .output(Admins),

  setLevel: command(changing)
    .errors(superOnly)
    .errors(pick(adminFailures, "ADMIN_NOT_LISTED"))
    .input(one.extend({ level: z.enum(ADMIN_LEVELS) }))
    .output(Admins),

  /** For somebody who lost every factor: all are removed, all sessions end, and they set up new ones at their next login. */
  resetFactors: command(changing).errors(superOnly).input(one).output(Admins),

  /**
   * Makes the code that one of our own people needs to set up their first factor. It is answered here once, to be handed over in
   * person; they hear by mail that there is one. A newer one replaces the older.
   */
  giveEnrolmentCode: command(changing)
    .errors(superOnly)
    .errors(pick(adminFailures, "ADMIN_NOT_STAFF", "ADMIN_HAS_FACTOR"))
    .input(one)
    .output(GivenCode),
};
