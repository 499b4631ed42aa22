import { defineDomain } from "../platform/domain.ts";
import { adminRouter } from "./router.ts";

export const admin = defineDomain({ router: adminRouter });
