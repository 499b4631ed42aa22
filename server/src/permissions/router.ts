import { grantPermissions } from "./grant-permissions.ts";
import { grantRole } from "./grant-role.ts";
import { preview, staff } from "./reads.ts";
import { revokePermissions } from "./revoke-permissions.ts";
import { revokeRole } from "./revoke-role.ts";

export const permissionsRouter = { grantPermissions, grantRole, preview, revokePermissions, revokeRole, staff };
