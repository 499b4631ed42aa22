import type { OrderSummary } from "@blenda/domain/orders/model";
import { Link } from "@tanstack/react-router";
import { price } from "../../../lib/text/money.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { stageStyle } from "../../../ui/stage-style.ts";
import { Poster } from "../poster.tsx";
import { StatusTag } from "../status-tag.tsx";

function titleOf([first, ...more]: OrderSummary["lines"]): string {
  if (!first) return "Empty order";
  if (more.length === 0) return first.title;
  return `${first.title} and ${more.length === 1 ? "1 more" : `${more.length} more`}`;
}

export function OrderRow({ order }: { order: OrderSummary }) {
  const [first, second] = order.lines;
  return (
    <div className="relative flex items-center gap-4 p-4 transition-colors hover:bg-surface-2">
      <div className="relative w-20 shrink-0 sm:w-24">
        {second && (
          <span
            aria-hidden="true"
            style={stageStyle(second.stageHue)}
            className="absolute inset-y-1.5 -right-1.5 w-1/2 rounded-sm bg-stage"
          />
        )}
        <Poster url={first?.posterUrl ?? null} hue={first?.stageHue ?? null} className="aspect-4/3 w-full" />
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className="line-clamp-2 type-ui font-semibold sm:line-clamp-1">
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
          <time dateTime={order.createdAt} className="whitespace-nowrap">
            {dayOf(order.createdAt)}
          </time>
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
