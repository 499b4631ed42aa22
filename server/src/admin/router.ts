import { giveEnrolmentCode } from "./give-enrolment-code.ts";
import { listAdmin } from "./list-admin.ts";
import { admins, mismatches, status } from "./reads.ts";
import { resetFactors } from "./reset-factors.ts";
import { setClaim } from "./set-claim.ts";
import { setLevel } from "./set-level.ts";
import { unlistAdmin } from "./unlist-admin.ts";

export const adminRouter = { admins, giveEnrolmentCode, listAdmin, mismatches, resetFactors, setClaim, setLevel, status, unlistAdmin };
