import { defineDomain } from "../platform/domain.ts";
import { savedPersonalData } from "./port.ts";
import { savedRouter } from "./router.ts";
import { seedDemoSaved } from "./seeds.ts";

export const saved = defineDomain({
  router: savedRouter,
  personalData: savedPersonalData,
  seeds: { demo: seedDemoSaved },
});
