import { defineDomain } from "../platform/domain.ts";
import { checkoutRouter } from "./router.ts";

export const checkout = defineDomain({ router: checkoutRouter });
