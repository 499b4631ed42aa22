import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { orderQuery } from "./order-queries.ts";

/** A download is counted when its first bytes leave; by then the server knows. */
const COUNTED_AFTER_MS = 1_500;

/** After a press on a download: how often, and whether what was opened can still be given back without a question. */
export function useLookAgain(orderId: string): () => void {
  const cache = useQueryClient();
  return () => {
    setTimeout(() => {
      void cache.invalidateQueries(orderQuery(orderId));
      void cache.invalidateQueries({ queryKey: api.refunds.eligibility.key() });
    }, COUNTED_AFTER_MS);
  };
}
