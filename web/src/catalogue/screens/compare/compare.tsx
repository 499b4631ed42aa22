import { COMPARED_MOST } from "@blenda/domain/catalogue/constants";
import { catalogueTexts } from "@blenda/domain/catalogue/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useId, useState } from "react";
import { ShareButton } from "../../../product/share-button.tsx";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { SwitchButton } from "../../../ui/controls/switch.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { comparedIds, comparePath, compareSearch } from "../../data/compare-address.ts";
import { compareChoice, useCompareChoice } from "../../data/compare-choice.ts";
import { comparedQuery } from "../../data/compared-query.ts";
import { compareGroups, onlyDifferences } from "./compare-rows.ts";
import { CompareTable } from "./compare-table.tsx";

/** Up to four side by side. The address says which; without any, those chosen in this browser. */
export function Compare() {
  const ids = comparedIds(useSearch({ from: "/compare" }));
  const navigate = useNavigate({ from: "/compare" });
  const chosen = useCompareChoice().map(({ id }) => id);
  const waits = ids.length === 0 && chosen.length > 0;
  useEffect(() => {
    if (waits) void navigate({ search: compareSearch(compareChoice.chosen().map(({ id }) => id)), replace: true });
  }, [waits, navigate]);
  const remove = (gone: readonly string[]) => {
    for (const id of gone) compareChoice.remove(id);
    // Back leads to where they were chosen, not through everything that stood here.
    void navigate({ search: compareSearch(ids.filter((id) => !gone.includes(id))), replace: true });
  };
  return <div className="page pt-8">{ids.length === 0 ? <Nothing isOnItsWay={waits} /> : <Comparison ids={ids} onRemove={remove} />}</div>;
}

const Heading = () => <h1 className="type-h1">Compare</h1>;

function Nothing({ isOnItsWay }: { isOnItsWay: boolean }) {
  return (
    <>
      <Heading />
      {!isOnItsWay && (
        <EmptyState
          icon="columns-2"
          title="Nothing to compare yet"
          action={
            <Link to="/marketplace" className={buttonStyle("primary", "large")}>
              Browse the marketplace
            </Link>
          }
        >
          Click Compare on up to {COMPARED_MOST} models, in the marketplace, among your saved ones or on their own pages.
        </EmptyState>
      )}
    </>
  );
}

interface Props {
  ids: readonly string[];
  onRemove: (ids: readonly string[]) => void;
}

function Comparison({ ids, onRemove }: Props) {
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery(comparedQuery(ids));
  const [hasOnlyDifferences, setOnlyDifferences] = useState(false);
  const products = (data ?? []).filter(({ id }) => ids.includes(id));
  const gone = data && !isPlaceholderData ? ids.filter((id) => !products.some((product) => product.id === id)) : [];
  const groups = compareGroups(products);
  const shown = hasOnlyDifferences ? onlyDifferences(groups) : groups;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <Heading />
          <p className="type-ui text-muted">Facts read from the files. Rows that differ are tinted, the strongest figure is green.</p>
        </div>
        {products.length > 0 && (
          <div data-print="hidden" className="flex flex-wrap items-center gap-3">
            {products.length > 1 && <OnlyDifferences isOn={hasOnlyDifferences} onChange={setOnlyDifferences} />}
            <ShareButton title={`Compare ${products.map(({ title }) => title).join(", ")}`} path={comparePath(ids)} />
          </div>
        )}
      </div>
      {gone.length > 0 && <Gone ids={gone} onRemove={() => onRemove(gone)} />}
      {products.length > 0 && <CompareTable products={products} groups={shown} onRemove={(id) => onRemove([id])} />}
      {products.length > 0 && shown.length === 0 && <p className="mt-6 text-muted">Nothing differs between these.</p>}
      {isPending && <Skeleton className="h-160 rounded-md" />}
      {error && <ErrorState message={error.message || catalogueTexts.loadFailed} onRetry={() => void refetch()} />}
    </>
  );
}

function OnlyDifferences({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <SwitchButton aria-labelledby={id} isOn={isOn} onChange={onChange} />
      <span id={id} className="type-ui">
        Only differences
      </span>
    </div>
  );
}

/** By the name it had, where this browser knows it. */
function Gone({ ids, onRemove }: { ids: readonly string[]; onRemove: () => void }) {
  // Kept while it stands here: taking it out of the choice must not rename it.
  const [known] = useState(compareChoice.chosen);
  const titles = ids.flatMap((id) => known.find((one) => one.id === id)?.title ?? []);
  const [title] = titles;
  const words =
    ids.length > 1 ? `${ids.length} of these models are no longer available` : `${title ?? "One of these models"} is no longer available`;
  return (
    <Alert tone="info" title={words} className="mb-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        Its creator may have taken it off sale. If you bought it, it's still in your orders.
        <Button size="small" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </Alert>
  );
}
