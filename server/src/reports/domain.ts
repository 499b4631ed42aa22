import { defineDomain } from "../platform/domain.ts";
import { reportsRouter } from "./router.ts";

export const reports = defineDomain({ router: reportsRouter });
