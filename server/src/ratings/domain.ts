import { defineDomain } from "../platform/domain.ts";
import { ratingsRouter } from "./router.ts";

export const ratings = defineDomain({ router: ratingsRouter });
