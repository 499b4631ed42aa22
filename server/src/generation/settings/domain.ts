import { defineDomain } from "../../platform/domain.ts";
import { generatorRouter } from "./router.ts";
import { seedGenerator } from "./seeds.ts";

export const generator = defineDomain({
  router: generatorRouter,
  seeds: { always: seedGenerator },
});
