import type { Overview, SaleLine } from "@blenda/domain/figures/model";
import { dayAfter, dayOf } from "@blenda/domain/figures/rules";
import { figureTexts } from "@blenda/domain/figures/texts";
import { Link } from "@tanstack/react-router";
import { useNow } from "../../lib/clock/now.ts";
import { amount, gain } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { shortDayOf } from "../../lib/text/utc-day.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLiveRows } from "../data/use-live-rows.ts";
import { salesText, stateText, withCountry } from "../data/words.ts";
import { ItemPicture } from "./item-picture.tsx";
import { LiveMark } from "./live-mark.tsx";

/** Phones have room for so many. */
const ON_PHONES = 3;
const keyOf = ({ id }: SaleLine): string => id;

/** What just sold, and what its creator keeps of it: never the price alone. */
export function SalesFeed({ overview, today, isLive }: { overview: Overview; today: string; isLive: boolean }) {
  const { feed, freeToday } = overview;
  const { shown, waiting, isFresh, holder, release } = useLiveRows(feed, keyOf);
  return (
    <section aria-labelledby="feed" className="min-w-0 overflow-hidden rounded-md border border-line bg-surface-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-4 md:px-5">
        <h2 id="feed" className="type-h3">
          Sales
        </h2>
        <LiveMark isLive={isLive} />
        <p className="ml-auto type-small text-muted tabular-nums">
          Today {salesText(overview.today.sales)}, <strong className="font-semibold text-text">{amount(overview.today.earnedCents)}</strong>{" "}
          earned
        </p>
      </div>
      <div {...holder}>
        {waiting > 0 && (
          <button
            type="button"
            onClick={release}
            className="block w-full border-b border-line bg-ember-soft py-2 text-center type-small font-semibold text-ember-text"
          >
            {waiting} new
          </button>
        )}
        {shown.length === 0 ? (
          <p className="px-5 py-8 text-muted">Your first sale will show up here within seconds.</p>
        ) : (
          <ul className="divide-y divide-line">
            {shown.map((sale, at) => (
              <Row
                key={sale.id}
                sale={sale}
                heading={at === 0 ? headingOf(sale, today) : null}
                isFresh={isFresh(sale)}
                isFar={at >= ON_PHONES}
              />
            ))}
            {freeToday.map(({ item, downloads }) => (
              <li key={item.key} className="flex items-center gap-3 px-4 py-2.5 type-small text-muted md:px-5">
                <span className="grid w-12 place-items-center">
                  <Icon name="download" size={16} />
                </span>
                <span className="min-w-0 flex-1 truncate">
                  <span className="font-semibold text-text">
                    {exact(downloads)} {downloads === 1 ? "download" : "downloads"}
                  </span>{" "}
                  of {item.title}, free
                </span>
                <span>Today</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-line px-4 py-3 md:px-5">
        <Link to="/dashboard/sales" className="type-ui link">
          All sales
        </Link>
      </div>
    </section>
  );
}

/** What is not from today says so once. */
function headingOf({ at }: SaleLine, today: string): string | null {
  const day = dayOf(at);
  if (day === today) return null;
  return day === dayAfter(today, -1) ? "Yesterday" : shortDayOf(day);
}

function Row({ sale, heading, isFresh, isFar }: { sale: SaleLine; heading: string | null; isFresh: boolean; isFar: boolean }) {
  const now = useNow();
  const { id, item, licence, country, source, at, listCents, offCents, earnedCents, state } = sale;
  const when = isFresh ? "Just now" : agoOf(at, now);
  const isBack = state === "refunded" || state === "charged_back";
  return (
    <li className={classNames(isFresh && "appear bg-surface-2", isFar && "max-sm:hidden")}>
      {heading && <p className="px-4 pt-3 type-label text-muted md:px-5">{heading}</p>}
      <Link
        to="/dashboard/sales/$id"
        params={{ id }}
        className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2.5 type-ui -outline-offset-2 transition-colors hover:bg-surface-2 sm:grid-cols-[auto_minmax(0,1fr)_8rem_7rem_auto] md:px-5"
      >
        <ItemPicture item={item} />
        <span className="grid min-w-0">
          <span className="truncate font-semibold">{item.title}</span>
          <span className="truncate type-small text-muted max-sm:hidden">{withCountry(figureTexts.licences[licence], country)}</span>
          <span className={classNames("truncate type-small sm:hidden", isFresh ? "text-ember-text" : "text-muted")}>
            {withCountry(when, country)}
          </span>
        </span>
        <span className="truncate type-small text-muted max-sm:hidden">{figureTexts.sources[source]}</span>
        <time
          dateTime={at}
          title={momentOf(at)}
          className={classNames(
            "inline-flex items-center gap-1.5 truncate type-small max-sm:hidden",
            isFresh ? "font-semibold text-ember-text" : "text-muted",
          )}
        >
          {isFresh && <span aria-hidden="true" className="size-1.5 rounded-full bg-ember" />}
          {when}
        </time>
        <span className="grid min-w-20 text-right tabular-nums">
          <span className={classNames("font-semibold", isBack && "text-muted line-through")}>{gain(earnedCents)}</span>
          <span className="type-small text-muted">{isBack ? stateText(sale) : `of ${amount(listCents - offCents)}`}</span>
        </span>
      </Link>
    </li>
  );
}
