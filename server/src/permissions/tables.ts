import type { Permission } from "@blenda/domain/access/permissions";
import type { GivenRole } from "@blenda/domain/permissions/constants";
import { instant, nullable, text } from "../platform/database/columns.ts";

export const permissionTables = {
  grants: {
    userId: text(),
    name: text<Permission | GivenRole>(),
    reason: text(),
    grantedBy: nullable(text()),
    grantedAt: instant(),
    endsAt: nullable(instant()),
  },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    permissions: typeof permissionTables;
  }
}
