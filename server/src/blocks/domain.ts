import { defineDomain } from "../platform/domain.ts";
import { personalData } from "./personal-data.ts";
import { blocksRouter } from "./router.ts";

export const blocks = defineDomain({ router: blocksRouter, personalData });
