import { contentScreens } from "@blenda/domain/content/screens";
import { defineDomain } from "../platform/domain.ts";
import { contentJobs } from "./jobs.ts";
import { personalData } from "./personal-data.ts";
import { homePicture } from "./port.ts";
import { contentRouter } from "./router.ts";
import { seedContent, seedDemoStaffPicks } from "./seeds.ts";
import { pictureUpload } from "./uploads.ts";

export const content = defineDomain({
  router: contentRouter,
  jobs: contentJobs,
  personalData,
  uploads: [pictureUpload],
  seeds: { always: seedContent, demo: seedDemoStaffPicks },
  openings: { [contentScreens.home.path]: { question: "/api/content/home", picture: homePicture } },
});
