import { defineDomain } from "../platform/domain.ts";
import { mfaRouter } from "./router.ts";

export const mfa = defineDomain({
  router: mfaRouter,
});
