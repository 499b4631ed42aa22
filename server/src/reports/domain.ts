import { defineDomain } from "../platform/domain.ts";
import { findableReports } from "./cases/find.ts";
import { reportJobs } from "./jobs.ts";
import { reportsWaiting } from "./overview.ts";
import { personalData } from "./personal-data.ts";
import { pictureAccess } from "./reporting/picture-repository.ts";
import { partiesOfCase } from "./reporting/report-repository.ts";
import { reportsRouter } from "./router.ts";
import { pictureUpload } from "./uploads.ts";

export const reports = defineDomain({
  router: reportsRouter,
  jobs: reportJobs,
  personalData,
  fileAccess: pictureAccess,
  uploads: [pictureUpload],
  findable: [findableReports],
  waiting: reportsWaiting,
  owners: { report: partiesOfCase },
});
