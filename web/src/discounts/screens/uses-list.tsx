import type { DiscountUse } from "@blenda/domain/discounts/model";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api, client } from "../../lib/calls/api.ts";
import { useCsvFile } from "../../lib/page/use-csv-file.ts";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { DrawerSection } from "../../ui/layout/drawer.tsx";

const PAGE = 20;
const STATUS: Record<DiscountUse["status"], string> = { paying: "Being paid", paid: "", returned: "Refunded" };

/** What one code was used for, with a file of it. */
export function CouponUses({ id }: { id: string }) {
  const uses = useInfiniteQuery(
    api.discounts.couponUses.infiniteOptions({
      input: (after: string | undefined) => ({ id, limit: PAGE, ...(after && { after }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const { save, isSaving } = useCsvFile(() => client.discounts.couponFile({ id }));
  return (
    <Uses
      uses={uses}
      aside={
        <Button size="small" kind="quiet" isBusy={isSaving} onClick={save}>
          CSV
        </Button>
      }
    />
  );
}

export function DiscountUses({ id }: { id: string }) {
  const uses = useInfiniteQuery(
    api.discounts.discountUses.infiniteOptions({
      input: (after: string | undefined) => ({ id, limit: PAGE, ...(after && { after }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  return <Uses uses={uses} />;
}

interface UsesProps {
  uses: {
    data: { pages: { rows: DiscountUse[] }[] } | undefined;
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  aside?: ReactNode;
}

function Uses({ uses: { data, error, hasNextPage, isFetchingNextPage, fetchNextPage }, aside }: UsesProps) {
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <DrawerSection title="Used for" aside={rows.length > 0 && aside}>
      {error && (
        <p role="alert" className="type-small text-bad">
          {error.message}
        </p>
      )}
      {data && rows.length === 0 && <p className="type-ui text-muted">Orders with this code will be listed here.</p>}
      <ul className="grid gap-3 empty:hidden">
        {rows.map(({ orderId, orderNumber, at, offCents, paidCents, status }) => (
          <li key={orderId} className="flex justify-between gap-4 type-ui tabular-nums">
            <span className="grid">
              <span>Order {orderNumber}</span>
              <span className="type-small text-muted">{[dayOf(at), STATUS[status]].filter(Boolean).join(" · ")}</span>
            </span>
            <span className="grid justify-items-end">
              <span className="font-semibold">{price(paidCents)}</span>
              <span className="type-small text-muted">{price(offCents)} off</span>
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          More orders
        </Button>
      )}
    </DrawerSection>
  );
}
