import type { CartItem } from "@blenda/domain/cart/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, client } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { toast } from "../../lib/toast.ts";
import { lineOf } from "./cart-lines.ts";

/** For members, one press: an order over nothing is paid at once. */
export function useGetFree() {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ item, key }: { item: CartItem; key: string; onGot: () => void }) => {
      const [quote, { visitNote }] = await Promise.all([
        client.checkout.quote({ lines: [{ ...lineOf(item), expectedCents: 0 }] }),
        import("../../product/visit-note.ts"),
      ]);
      return client.checkout.start({ quoteId: quote.id, visit: visitNote(), key });
    },
    retry: false,
    onSuccess: async (_, { onGot }) => {
      onGot();
      await cache.invalidateQueries({ queryKey: api.orders.owned.key() });
      toast.done("It's yours. Download it from your orders.");
    },
    onError: ({ message }) => void toast.failed(message),
  });
  return { getFree: (item: CartItem, onGot: () => void) => mutate({ item, key: newKey(), onGot }), isGetting: isPending };
}
