import { defineDomain } from "../platform/domain.ts";
import { cleanupRouter } from "./router.ts";

export const cleanup = defineDomain({ router: cleanupRouter });
