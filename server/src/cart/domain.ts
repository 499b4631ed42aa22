import { defineDomain } from "../platform/domain.ts";
import { cartRouter } from "./router.ts";

export const cart = defineDomain({
  router: cartRouter,
});
