import { admin } from "./procedures.ts";

const later = (): never => {
  throw new Error("not written yet");
};

export const adminRouter = {
  admins: admin.admins.handler(later),
  listAdmin: admin.listAdmin.handler(later),
  mismatches: admin.mismatches.handler(later),
  resetFactors: admin.resetFactors.handler(later),
  setClaim: admin.setClaim.handler(later),
  setLevel: admin.setLevel.handler(later),
  status: admin.status.handler(later),
  unlistAdmin: admin.unlistAdmin.handler(later),
};
