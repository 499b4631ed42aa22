import { defineDomain } from "../platform/domain.ts";
import { closeDemoDiscounts, seedDemoDiscounts } from "./seeds.ts";
import { forgetTestOrders } from "./test-orders.ts";

export const discounts = defineDomain({
  testOrders: forgetTestOrders,
  seeds: { demo: seedDemoDiscounts, closeDemo: closeDemoDiscounts },
});
