import { contentScreens } from "@blenda/domain/content/screens";
import { defineDomain } from "../platform/domain.ts";
import { homePicture } from "./port.ts";
import { contentRouter } from "./router.ts";
import { seedContent, seedDemoStaffPicks } from "./seeds.ts";

export const content = defineDomain({
  router: contentRouter,
  seeds: { always: seedContent, demo: seedDemoStaffPicks },
  openings: { [contentScreens.home.path]: { question: "/api/content/home", picture: homePicture } },
});
