import { defineDomain } from "../platform/domain.ts";
import { learningFileAccess, learningPersonalData } from "./port.ts";
import { learningRouter } from "./router.ts";

export const learning = defineDomain({
  router: learningRouter,
  personalData: learningPersonalData,
  fileAccess: learningFileAccess,
});
