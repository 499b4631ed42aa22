import { defineDomain } from "../platform/domain.ts";
import { figuresRouter } from "./router.ts";

export const figures = defineDomain({ router: figuresRouter });
