import type { BundleItem, BundlePage } from "@blenda/domain/bundles/model";
import { bundleTexts } from "@blenda/domain/bundles/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { price } from "../../lib/text/money.ts";
import { ReportButton } from "../../reports/parts/report-entry.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Breadcrumb } from "../../ui/layout/breadcrumb.tsx";
import { Paragraphs } from "../../ui/layout/paragraphs.tsx";
import { StickyColumn } from "../../ui/layout/sticky-column.tsx";
import { bundleQuery } from "../data/bundle-query.ts";
import { BundlePosters } from "../parts/bundle-posters.tsx";
import { BuyBundle } from "./buy-bundle.tsx";
import { Moderation } from "./moderation.tsx";
import { StoppedBundle } from "./stopped-bundle.tsx";

export function Bundle() {
  const { id } = useParams({ from: "/bundle/$id" });
  const { data: bundle, isPending, error, refetch } = useQuery(bundleQuery(id));
  usePageTitle(bundle?.title);
  if (isPending) return <BundleSkeleton />;
  if (bundle) return <BundleBody key={bundle.id} bundle={bundle} />;
  if (codeOf(error) === "BUNDLES_NOT_FOUND") return <NoBundle id={id} message={error?.message ?? ""} />;
  return (
    <div className="page pt-12">
      <h1 className="sr-only">Bundle</h1>
      <ErrorState message={error?.message ?? bundleTexts.loadFailed} onRetry={() => void refetch()} />
    </div>
  );
}

function BundleBody({ bundle }: { bundle: BundlePage }) {
  const { title, description, creatorId, shopName, items } = bundle;
  return (
    <article className="page pt-4 pb-16 md:pt-5">
      <div className="max-md:hidden">
        <Breadcrumb
          links={[
            <Link key="all" to="/marketplace">
              Marketplace
            </Link>,
          ]}
          here={title}
        />
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 md:mt-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-8">
          <header className="grid gap-2">
            <p className="type-small text-muted">
              Bundle of {items.length} items by{" "}
              <Link to="/shop/$slug" params={{ slug: creatorId }} className="link">
                {shopName}
              </Link>
            </p>
            <h1 className="type-h1 text-balance break-words">{title}</h1>
          </header>
          <BundlePosters items={items} className="aspect-video max-w-200" />
        </div>
        <StickyColumn className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <BuyBundle bundle={bundle} />
          <div className="grid justify-items-center gap-2">
            <ReportButton targetType="shop" targetId={creatorId} name={shopName} ownerId={creatorId} />
            <Moderation bundle={bundle} />
          </div>
        </StickyColumn>
        <div className="grid gap-8">
          {description && (
            <section className="max-w-prose text-muted">
              <h2 className="sr-only">About this bundle</h2>
              <Paragraphs text={description} />
            </section>
          )}
          <section>
            <h2 className="mb-3 type-h2">What's in it</h2>
            <ul className="divide-y divide-line border-y border-line">
              {items.map((item) => (
                <Line key={`${item.itemType} ${item.itemId}`} item={item} />
              ))}
            </ul>
          </section>
        </div>
      </div>
    </article>
  );
}

function Line({ item }: { item: BundleItem }) {
  const { itemType, itemId, title, priceCents, isForSale } = item;
  const style = "type-ui font-semibold underline-offset-3 hover:underline";
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3">
      <BundlePosters items={[item]} className="aspect-4/3" />
      <div className="grid min-w-0 gap-0.5">
        {!isForSale ? (
          <p className="type-ui text-muted">Not for sale right now</p>
        ) : itemType === "product" ? (
          <Link to="/product/$productId" params={{ productId: itemId }} className={style}>
            {title}
          </Link>
        ) : (
          <Link to="/learning/$id" params={{ id: itemId }} className={style}>
            {title}
          </Link>
        )}
        <p className="type-small text-muted">{itemType === "product" ? "Model" : "Course"}</p>
      </div>
      {isForSale && <p className="type-ui text-muted tabular-nums">{price(priceCents)}</p>}
    </li>
  );
}

const BundleSkeleton = () => (
  <div role="status" aria-label="Loading this bundle" className="page grid gap-6 pt-12 lg:grid-cols-[minmax(0,1fr)_25rem]">
    <div className="grid gap-5">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="aspect-video rounded-sm" />
    </div>
    <Skeleton className="h-72 rounded-md" />
  </div>
);

function NoBundle({ id, message }: { id: string; message: string }) {
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <p className="type-ui text-muted tabular-nums">404</p>
      <h1 className="type-h1">{message}</h1>
      <p className="max-w-prose text-muted">
        The link may be wrong, or the creator took it off sale. You may still find its items one by one.
      </p>
      <StoppedBundle id={id} />
      <Link to="/marketplace" className={buttonStyle("primary", "large", "mt-2")}>
        Browse the marketplace
      </Link>
    </div>
  );
}
