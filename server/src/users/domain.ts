import { defineDomain } from "../platform/domain.ts";
import { usersRouter } from "./router.ts";

export const users = defineDomain({ router: usersRouter });
