import { defineDomain } from "../platform/domain.ts";
import { personalData } from "./personal-data.ts";
import { discountsRouter } from "./router.ts";
import { closeDemoDiscounts, seedDemoDiscounts } from "./seeds.ts";
import { forgetTestOrders } from "./test-orders.ts";

export const discounts = defineDomain({
  router: discountsRouter,
  personalData,
  testOrders: forgetTestOrders,
  seeds: { demo: seedDemoDiscounts, closeDemo: closeDemoDiscounts },
});
