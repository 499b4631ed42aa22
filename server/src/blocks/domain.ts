import { defineDomain } from "../platform/domain.ts";
import { blocksRouter } from "./router.ts";

export const blocks = defineDomain({ router: blocksRouter });
