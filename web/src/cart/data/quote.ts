import type { CartItem } from "@blenda/domain/cart/model";
import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { Quote, QuoteLine } from "@blenda/domain/checkout/model";
import { lineKey } from "@blenda/domain/checkout/rules";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { usePlaceInput } from "../../product/tax/tax-place.ts";
import { useBuyAgain } from "./buy-again.ts";
import { useCart } from "./cart.ts";
import { expectedCents, lineOf } from "./cart-lines.ts";

const FRESH_MS = 60_000;
/** Before the price that stands on a page nobody touched is no longer held. */
const ASK_AGAIN_MS = (CHECKOUT.QUOTE_MINUTES - 5) * 60_000;

/** Below the lines of the account's cart: what makes those stale, also a sale that starts or ends, makes the price stale. */
export const QUOTE_KEY = [["cart", "lines"], "quote"] as const;

/** A price is written down for fifteen minutes; one that is shown again is asked again. */
const quoteQuery = (items: readonly CartItem[], code: string | undefined, place: ReturnType<typeof usePlaceInput>) => {
  const lines = items.map((item) => ({ ...lineOf(item), expectedCents: expectedCents(item) }));
  return queryOptions({
    queryKey: [...QUOTE_KEY, lines, code ?? "", place, "quote"],
    queryFn: () => client.checkout.quote({ lines, ...(code && { code }), ...place }),
    staleTime: FRESH_MS,
    refetchOnMount: true,
    refetchInterval: ASK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });
};

export interface QuotedItem {
  item: CartItem;
  line: QuoteLine | undefined;
  /** Counted in the total. */
  isWanted: boolean;
}

export interface QuotedCart {
  items: readonly QuotedItem[];
  /** Over what is wanted and can be bought; `undefined` while it is worked out, or when there is nothing to buy. */
  quote: Quote | undefined;
  isFetching: boolean;
  /** The figures are those of before the last change; the new ones are on their way. */
  isOutdated: boolean;
  error: Error | null;
  retry: () => void;
}

/** The cart as the server prices it. What cannot be bought is explained and left out of the total. */
export function useQuotedCart(): QuotedCart {
  const { items, discount } = useCart();
  const again = useBuyAgain();
  const place = usePlaceInput();
  const explained = useQuery({ ...quoteQuery(items, discount?.code, place), enabled: items.length > 0 });
  const lines = new Map(explained.data?.lines.map((line) => [line.key, line]));
  const quoted = items.map((item) => {
    const line = lines.get(lineKey(lineOf(item)));
    const isWanted = line?.isCounted === true && (!line.warnings.includes("already_owned") || again.has(line.key));
    return { item, line, isWanted };
  });
  const wanted = quoted.filter(({ isWanted }) => isWanted).map(({ item }) => item);
  const priced = useQuery({ ...quoteQuery(wanted, discount?.code, place), enabled: wanted.length > 0 });
  const off = new Map(priced.data?.lines.map((line) => [line.key, line]));
  return {
    items: quoted.map(({ line, ...rest }) => ({ ...rest, line: line && (off.get(line.key) ?? line) })),
    quote: wanted.length > 0 ? priced.data : undefined,
    isFetching: explained.isFetching || priced.isFetching,
    isOutdated: explained.isPlaceholderData || priced.isPlaceholderData,
    error: explained.error ?? priced.error,
    retry: () => void (explained.error ? explained.refetch() : priced.refetch()),
  };
}
