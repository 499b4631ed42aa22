import type { WaitingItem } from "@blenda/domain/dashboard/model";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { useWayTo } from "../data/use-way-to.ts";
import { PromiseBar } from "../parts/promise-bar.tsx";

/** Everything that waits, whatever its queue, nearest to the end of its promise first. */
export function WaitsLongest({ items, now }: { items: readonly WaitingItem[]; now: string }) {
  const wayTo = useWayTo();
  return (
    <section aria-labelledby="waits-longest" className="min-w-0 rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line px-5 py-4">
        <h2 id="waits-longest" className="type-h3">
          Waiting longest
        </h2>
        <p className="type-small text-muted">by share of the promised time</p>
      </div>
      {items.length === 0 ? (
        <p className="px-5 py-8 text-muted">Nothing is waiting for you. New work shows up here automatically.</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => {
            const way = wayTo(item.paths);
            return (
              <li
                key={`${item.key} ${item.id}`}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3 transition-colors has-[a]:hover:bg-surface-2 sm:grid-cols-[minmax(0,1fr)_9rem_14rem]"
              >
                <div className="min-w-0">
                  <p className="truncate type-ui font-semibold">
                    {way ? (
                      <Link to={way.to} search={way.search} className="-outline-offset-2 after:absolute after:inset-0">
                        {item.title}
                      </Link>
                    ) : (
                      item.title
                    )}
                  </p>
                  <p className="truncate type-small text-muted">
                    <span className="text-text">{item.label}</span> · {item.detail}
                  </p>
                </div>
                <p className="flex min-w-0 items-center gap-2 type-small text-muted max-sm:hidden">
                  {item.takenBy ? (
                    <>
                      <Avatar name={item.takenBy} size={20} />
                      <span className="truncate text-text">{item.takenBy}</span>
                    </>
                  ) : (
                    "nobody"
                  )}
                </p>
                <PromiseBar clock={item} now={now} isInline />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
