import { defineDomain } from "../platform/domain.ts";
import { findablePeople } from "./find.ts";
import { userJobs } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { reportableUser } from "./reportable.ts";
import { usersRouter } from "./router.ts";

export const users = defineDomain({
  router: usersRouter,
  jobs: userJobs,
  personalData,
  reportable: [reportableUser],
  findable: [findablePeople],
});
