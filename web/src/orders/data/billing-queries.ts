import type { Billing } from "@blenda/domain/orders/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";

export const billingQuery = api.orders.billing.queryOptions();

export const learnBilling = (billing: Billing, cache: QueryClient): void => void cache.setQueryData(billingQuery.queryKey, billing);
