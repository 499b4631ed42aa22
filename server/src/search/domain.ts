import { defineDomain } from "../platform/domain.ts";
import { searchRouter } from "./router.ts";

export const search = defineDomain({
  router: searchRouter,
});
