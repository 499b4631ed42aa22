import { defineDomain } from "../platform/domain.ts";
import { closeDemoDiscounts, seedDemoDiscounts } from "./seeds.ts";

export const discounts = defineDomain({
  seeds: { demo: seedDemoDiscounts, closeDemo: closeDemoDiscounts },
});
