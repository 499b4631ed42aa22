import { defineDomain } from "../platform/domain.ts";
import { communityRouter } from "./router.ts";

export const community = defineDomain({ router: communityRouter });
