import { can } from "@blenda/domain/access/can";
import { ORDERS } from "@blenda/domain/orders/constants";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useMe } from "../../lib/session/use-me.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useTestableItems } from "../data/testable-items.ts";
import { TestRuns } from "./test-runs.tsx";

export function TestCheckout() {
  const me = useMe();
  const mayTest = can(me, "creator") || can(me, "admin");
  return (
    <div className="page py-10 lg:py-14">
      <div className="mx-auto grid max-w-220 gap-6">
        <p className="flex flex-wrap items-baseline gap-x-3 rounded-sm bg-ember px-4 py-2.5 type-ui text-on-ember">
          <strong className="font-extrabold tracking-wide">TEST</strong>
          No money is charged and nobody is paid. Orders made here are removed after {ORDERS.TEST_KEPT_DAYS} days.
        </p>
        <h1 className="type-h1">Test checkout</h1>
        {mayTest ? (
          <Desk />
        ) : (
          <EmptyState icon="store" title="For creators">
            Creators can try buying their own products here.
          </EmptyState>
        )}
      </div>
    </div>
  );
}

function Desk() {
  const { item: wanted } = useSearch({ from: "/test-checkout" });
  const { items, isPending, error, retry } = useTestableItems();
  const [chosen, setChosen] = useState(wanted);
  if (isPending) return <Skeleton className="h-40" />;
  if (error) return <ErrorState message={error.message} onRetry={retry} />;
  const item = items.find(({ itemId }) => itemId === chosen) ?? items[0];
  if (!item)
    return (
      <EmptyState icon="box" title="Nothing to try yet">
        Publish a product or a course first.
      </EmptyState>
    );
  return (
    <>
      <Field label="What to buy" help="Only your own published items. Admins see everyone's newest.">
        <Select value={item.itemId} onChange={({ target }) => setChosen(target.value)}>
          {items.map(({ itemId, title }) => (
            <option key={itemId} value={itemId}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <TestRuns key={item.itemId} item={item} />
    </>
  );
}
