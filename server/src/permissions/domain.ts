import { defineDomain } from "../platform/domain.ts";
import { permissionsRouter } from "./router.ts";

export const permissions = defineDomain({ router: permissionsRouter });
