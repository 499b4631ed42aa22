import { defineDomain } from "../platform/domain.ts";
import { recipientsWaiting } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { recipientsRouter } from "./router.ts";

export const recipients = defineDomain({ router: recipientsRouter, personalData, waiting: recipientsWaiting });
