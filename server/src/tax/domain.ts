import { defineDomain } from "../platform/domain.ts";
import { taxRouter } from "./router.ts";

export const tax = defineDomain({ router: taxRouter });
