import type { SalePrice } from "@blenda/domain/shared/sale";
import { useNow } from "../../lib/clock/now.ts";

/** The sale while it lasts by the reader's clock: a page may stay open for longer than its prices. */
export const runningSale = (sale: SalePrice | null, now: number): SalePrice | null => (sale && Date.parse(sale.endsAt) > now ? sale : null);

export const useRunningSale = (sale: SalePrice | null): SalePrice | null => runningSale(sale, useNow(sale !== null));
