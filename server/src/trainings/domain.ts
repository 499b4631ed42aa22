import { trainingScreens } from "@blenda/domain/trainings/screens";
import { defineDomain } from "../platform/domain.ts";
import { ownersIn } from "../platform/requests/own-target.ts";
import { trainingPage } from "./head.ts";
import { personalData } from "./personal-data.ts";
import { publicTrainings } from "./port.ts";
import { reportableTraining } from "./reportable.ts";
import { trainingsRouter } from "./router.ts";
import { seedDemoTrainings } from "./seeds.ts";

export const trainings = defineDomain({
  router: trainingsRouter,
  personalData,
  reportable: [reportableTraining],
  seeds: { demo: (db, now, storage) => seedDemoTrainings(db, storage, now) },
  itemPages: { [trainingScreens.training.path]: trainingPage },
  sitemap: { trainings: { path: "/learning", walk: publicTrainings.walk } },
  owners: { training: ownersIn("trainings", "creatorId") },
});
