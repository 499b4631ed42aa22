import type { OrderSummary } from "@blenda/domain/orders/model";
import { Link } from "@tanstack/react-router";
import { price } from "../../lib/money.ts";
import { dayOf } from "../../lib/time.ts";
import { Poster } from "./poster.tsx";
import { StatusTag } from "./status-tag.tsx";

const MOST_POSTERS = 3;

function titleOf([first, ...more]: OrderSummary["lines"]): string {
  if (!first) return "Empty order";
  if (more.length === 0) return first.title;
  return `${first.title} and ${more.length === 1 ? "1 more" : `${more.length} more`}`;
}

export function OrderRow({ order }: { order: OrderSummary }) {
  const posters = order.lines.slice(0, MOST_POSTERS);
  return (
    <div className="relative flex items-center gap-4 p-4 transition-colors hover:bg-surface-2">
      <div className="flex w-20 shrink-0 sm:w-24">
        {posters.map(({ id, posterUrl, stageHue }, at) => (
          <Poster
            key={id}
            url={posterUrl}
            hue={stageHue}
            className={at === 0 ? "w-full" : "-ml-[calc(100%-0.5rem)] w-full shadow-[-2px_0_0_var(--surface-1)] max-sm:hidden"}
          />
        ))}
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className="truncate type-ui font-semibold">
          <Link
            to="/order/$orderId"
            params={{ orderId: order.id }}
            className="-outline-offset-2 outline-sky before:absolute before:inset-0 focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-sky"
          >
            {titleOf(order.lines)}
          </Link>
        </h2>
        <p className="type-small text-muted tabular-nums">
          {`Order ${order.number} · `}
          <time dateTime={order.createdAt}>{dayOf(order.createdAt)}</time>
        </p>
        <div className="sm:hidden">
          <StatusTag {...order} />
        </div>
      </div>
      <div className="max-sm:hidden">
        <StatusTag {...order} />
      </div>
      <p className="min-w-16 shrink-0 text-right type-ui font-semibold tabular-nums sm:min-w-24">
        {order.totalCents === 0 ? "Free" : price(order.totalCents)}
      </p>
    </div>
  );
}
