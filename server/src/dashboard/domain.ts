import { defineDomain } from "../platform/domain.ts";
import { dashboardRouter } from "./router.ts";

export const dashboard = defineDomain({ router: dashboardRouter });
