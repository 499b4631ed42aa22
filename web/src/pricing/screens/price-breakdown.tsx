import { breakdownOf } from "@blenda/domain/ledger/breakdown";
import type { PricedItem } from "@blenda/domain/pricing/model";
import { pricingTexts } from "@blenda/domain/pricing/texts";
import { PUBLISHED_TYPES } from "@blenda/domain/publication/constants";
import { rateOn } from "@blenda/domain/tax/rates";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { codeOf } from "../../lib/calls/refusal.ts";
import { price } from "../../lib/text/money.ts";
import { useCollectsTax } from "../../product/tax/collects-tax.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx";
import { priceQuery } from "../data/price-query.ts";
import { addressOf, licenceOf, type PriceTrial, termsOf, trialFromAddress } from "../data/price-trial.ts";
import { BreakEven } from "./break-even.tsx";
import { Staircase } from "./staircase.tsx";
import { Targets } from "./targets.tsx";
import { TryPanel } from "./try-panel.tsx";
import { UsePrice } from "./use-price.tsx";

const PATH = "/dashboard/price-breakdown/$type/$id";

export function PriceBreakdown() {
  const { type, id } = useParams({ from: PATH });
  const known = PUBLISHED_TYPES.find((each) => each === type);
  const { data, error, refetch } = useQuery({ ...priceQuery(known ?? "product", id), enabled: known !== undefined });
  if (data) return <Loaded key={`${data.type} ${data.id}`} item={data} />;
  if (!known || codeOf(error) === "PRICING_NOT_FOUND") return <Missing />;
  if (error) return <ErrorState message={error.message || pricingTexts.loadFailed} onRetry={() => void refetch()} />;
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading the price</span>
      <Skeleton className="h-9 w-64" />
      <div className="grid gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <Skeleton className="h-160 rounded-md" />
        <Skeleton className="h-120 rounded-md" />
      </div>
    </div>
  );
}

const Missing = () => (
  <EmptyState
    icon="package-search"
    title="This item isn't in your shop"
    action={
      <Link to="/dashboard/products" className={buttonStyle()}>
        Your products
      </Link>
    }
  >
    The link may be wrong, or the item was deleted.
  </EmptyState>
);

function Loaded({ item }: { item: PricedItem }) {
  const asked = useSearch({ from: PATH });
  const navigate = useNavigate();
  const tried = trialFromAddress(asked, item);
  const { listCents, factor, ownCents } = licenceOf(item, tried);
  const isTaxed = useCollectsTax();
  const taxBps = isTaxed ? (rateOn(tried.country, new Date().toISOString().slice(0, 10)) ?? 0) : 0;
  const terms = { ...termsOf(tried), taxBps };
  const parts = breakdownOf(listCents, terms);
  const change = (changed: Partial<PriceTrial>) => {
    const search = addressOf({ ...tried, ...changed }, item);
    void navigate({ to: PATH, params: { type: item.type, id: item.id }, search, replace: true, resetScroll: false });
  };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <Breadcrumb
            links={[
              <Link key="products" to="/dashboard/products">
                Products &amp; Training
              </Link>,
              <span key="item" className="max-w-60 truncate">
                {item.title || "Untitled"}
              </span>,
            ]}
            here="Price"
          />
          <h1 className="type-h1">Price breakdown</h1>
        </div>
        <UsePrice item={item} priceCents={tried.price} />
      </div>
      <p role="status" className="sr-only">
        You keep {price(parts.creator)}
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="max-xl:order-2">
          <TryPanel item={item} tried={tried} ownCents={ownCents} onChange={change} />
        </div>
        <div className="grid min-w-0 gap-5 max-xl:contents">
          <div className="max-xl:order-1">
            <Staircase parts={parts} affiliateBps={terms.affiliateBps} country={isTaxed ? tried.country : null} />
          </div>
          <div className="grid items-start gap-5 max-xl:order-3 2xl:grid-cols-2">
            <Targets
              factor={factor}
              terms={terms}
              keptCents={parts.creator}
              earn={tried.earn}
              onEarn={(earn) => change({ earn })}
              onPrice={(priceCents) => change({ price: priceCents })}
            />
            <BreakEven keptCents={parts.creator} costCents={tried.cost} onCost={(cost) => change({ cost })} />
          </div>
        </div>
      </div>
    </div>
  );
}
