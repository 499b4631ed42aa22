import { z } from "zod";
import { PERMISSIONS } from "../access/permissions.ts";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { listFields, listPage } from "../shared/list.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { UserId } from "../users/model.ts";
import { assignRoles, GIVEN_ROLES, GRANTS, manageRoles, STAFF_SORTS, seeStaff } from "./constants.ts";
import { permissionFailures } from "./failures.ts";
import { PreviewPanel, StaffLine } from "./model.ts";
import { permissionTexts } from "./texts.ts";

const looking = { access: seeStaff, failed: permissionTexts.loadFailed } as const;
const about = { kind: "person", by: "userId" } as const;
const roles = { access: assignRoles, failed: permissionTexts.changeFailed, mfa: "ROLES", about } as const;
const permissions = { access: manageRoles, failed: permissionTexts.changeFailed, mfa: "ROLES", about } as const;
const touching = pick(permissionFailures, "PERMISSIONS_NOT_FOUND", "PERMISSIONS_RANK");
const giving = pick(permissionFailures, "PERMISSIONS_END_PAST", "PERMISSIONS_NOT_ACTIVE");

const Reason = plainText(GRANTS.REASON_LEAST, GRANTS.REASON_MOST);
const taken = z.strictObject({ userId: UserId, reason: Reason });
/** `null`: until it is taken away. */
const given = taken.extend({ endsAt: Instant.nullable() });
const Several = z.array(z.enum(PERMISSIONS)).min(1).max(PERMISSIONS.length);

/** Every command answers with the person's new line. */
export const permissionsContract = {
  /** Holders of a staff role or a permission, by name; with a search, all people whose name or address begins so. Live. */
  staff: read(looking)
    .input(z.strictObject({ search: z.string().max(GRANTS.LONGEST_SEARCH).optional(), ...listFields(STAFF_SORTS) }))
    .output(listPage(StaffLine)),

  /** What this person sees: the sidebars of the three panels, and which of their items would open. */
  preview: read(looking)
    .errors(pick(permissionFailures, "PERMISSIONS_NOT_FOUND"))
    .input(z.strictObject({ userId: UserId }))
    .output(z.array(PreviewPanel)),

  grantRole: command(roles)
    .errors(touching)
    .errors(giving)
    .input(given.extend({ role: z.enum(GIVEN_ROLES) }))
    .output(StaffLine),

  revokeRole: command(roles)
    .errors(touching)
    .input(taken.extend({ role: z.enum(GIVEN_ROLES) }))
    .output(StaffLine),

  /** Giving what a person holds changes reason and end. */
  grantPermissions: command(permissions)
    .errors(touching)
    .errors(giving)
    .errors(pick(permissionFailures, "PERMISSIONS_NOT_YOURS"))
    .input(given.extend({ permissions: Several }))
    .output(StaffLine),

  revokePermissions: command(permissions)
    .errors(touching)
    .input(taken.extend({ permissions: Several }))
    .output(StaffLine),
};
