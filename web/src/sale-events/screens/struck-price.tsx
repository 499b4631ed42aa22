import type { EventItem, PriceCourse } from "@blenda/domain/sale-events/model";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSettled } from "../../lib/clock/use-settled.ts";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import { BeforePrice } from "../../product/sale/before-price.tsx";
import { SaleBadge } from "../../product/sale/sale-badge.tsx";
import { ChartPlot } from "../../ui/charts/chart-plot.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { DrawerSection } from "../../ui/layout/drawer.tsx";
import { movedTo, startNotBefore } from "../data/calendar.ts";
import type { EventSketch } from "../data/calendar-rows.ts";
import { keyOfItem } from "../data/event-form.ts";
import { type CourseQuestion, candidatesQuery, type EventTerms, priceCourseQuery } from "../data/event-queries.ts";
import { courseChart } from "../data/price-course.ts";

/** The course of one chosen item's price before the start: drawn, then said. */
export function StruckPrice({ terms, items, onMove }: { terms: EventTerms; items: readonly EventItem[]; onMove: EventSketch["onMove"] }) {
  const { data } = useInfiniteQuery(candidatesQuery(terms, ""));
  const [wanted, setWanted] = useState("");
  const chosen = new Map(items.map((item) => [keyOfItem(item), item]));
  const rows = (data?.pages ?? []).flatMap((page) => page.rows).filter((row) => row.problem === null && chosen.has(keyOfItem(row)));
  const shown = rows.find((row) => keyOfItem(row) === wanted) ?? rows[0];
  if (!shown) return null;
  return (
    <DrawerSection title="The price that is struck through">
      {rows.length > 1 && (
        <Field label="Item">
          <Select value={keyOfItem(shown)} onChange={({ target }) => setWanted(target.value)}>
            {rows.map((row) => (
              <option key={keyOfItem(row)} value={keyOfItem(row)}>
                {row.title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <CourseOf
        asked={{ itemType: shown.itemType, itemId: shown.itemId, startsAt: terms.startsAt, percent: shown.percent }}
        onStart={(start) => onMove(...movedTo(terms.startsAt, terms.endsAt, start))}
      />
    </DrawerSection>
  );
}

/** Asked for once nobody has changed the dates or the percentage for a moment. */
function CourseOf({ asked, onStart }: { asked: CourseQuestion; onStart: (start: string) => void }) {
  const settled = JSON.parse(useSettled(JSON.stringify(asked))) as CourseQuestion;
  const { data, error } = useQuery({ ...priceCourseQuery(settled), placeholderData: keepPreviousData });
  if (data) return <Course course={data} startsAt={settled.startsAt} percent={settled.percent} onStart={onStart} />;
  return error ? <p className="type-small text-muted">{error.message}</p> : <Skeleton className="h-48" />;
}

interface CourseProps {
  course: PriceCourse;
  startsAt: string;
  percent: number;
  onStart: (start: string) => void;
}

function Course({ course, startsAt, percent, onStart }: CourseProps) {
  const { sale, listCents, lowest, betterStart } = course;
  const better = betterStart !== null && betterStart > startsAt ? startNotBefore(startsAt, betterStart) : null;
  return (
    <>
      <ChartPlot title="Price, 30 days before the start" data={courseChart(course, startsAt)} empty={null} />
      <p className="flex flex-wrap items-center gap-2 type-ui tabular-nums">
        <span className="text-muted">Buyers will see</span>
        <span className="font-semibold">{price(sale.priceCents)}</span>
        <BeforePrice sale={sale} />
        {sale.percentOff > 0 && <SaleBadge percentOff={sale.percentOff} className="bg-ember-soft" />}
      </p>
      <p className="type-small text-muted tabular-nums">
        You take {percent}% off {price(listCents)}. The price struck through is the lowest of the 30 days before
        {lowest.priceCents < listCents
          ? `: ${price(lowest.priceCents)}${lowest.saleName === null ? "" : ` in ${lowest.saleName}`}, so the badge says ${sale.percentOff === 0 ? "nothing" : `${sale.percentOff}%`}.`
          : "."}
      </p>
      {better !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="type-small tabular-nums">
            Start on {dayOf(better)} or later and {price(listCents)} is struck through.
          </p>
          <Button size="small" onClick={() => onStart(better)}>
            Move the event
          </Button>
        </div>
      )}
    </>
  );
}
