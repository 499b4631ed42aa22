import { defineDomain } from "../platform/domain.ts";
import { authoringRouter } from "./router.ts";

export const authoring = defineDomain({ router: authoringRouter });
