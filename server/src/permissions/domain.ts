import { defineDomain } from "../platform/domain.ts";
import { permissionJobs } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { permissionsRouter } from "./router.ts";

export const permissions = defineDomain({ router: permissionsRouter, jobs: permissionJobs, personalData });
