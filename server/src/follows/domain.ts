import { defineDomain } from "../platform/domain.ts";
import { followsPersonalData } from "./port.ts";
import { followsRouter } from "./router.ts";
import { seedDemoFollows } from "./seeds.ts";

export const follows = defineDomain({
  router: followsRouter,
  personalData: followsPersonalData,
  seeds: { demo: seedDemoFollows },
});
