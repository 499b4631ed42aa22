import { defineDomain } from "../platform/domain.ts";
import { auditRouter } from "./router.ts";

export const audit = defineDomain({ router: auditRouter });
