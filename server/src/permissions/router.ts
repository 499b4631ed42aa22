import { permissions } from "./procedures.ts";

const later = (): never => {
  throw new Error("not written yet");
};

export const permissionsRouter = {
  grantPermissions: permissions.grantPermissions.handler(later),
  grantRole: permissions.grantRole.handler(later),
  preview: permissions.preview.handler(later),
  revokePermissions: permissions.revokePermissions.handler(later),
  revokeRole: permissions.revokeRole.handler(later),
  staff: permissions.staff.handler(later),
};
