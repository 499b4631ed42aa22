import { defineDomain } from "../platform/domain.ts";
import { teachingRouter } from "./router.ts";

export const teaching = defineDomain({ router: teachingRouter });
