import type { PortfolioPage } from "@blenda/domain/portfolio/model";
import { portfolioTexts } from "@blenda/domain/portfolio/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { ProductCard } from "../../catalogue/parts/product-card.tsx";
import { codeOf } from "../../lib/calls/refusal.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { TrainingCard } from "../../trainings/parts/training-card.tsx";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { portfolioQuery } from "../data/portfolio-query.ts";
import { About } from "./about.tsx";
import { HeaderForm } from "./header-form.tsx";
import { PortfolioHeader } from "./portfolio-header.tsx";
import { PortfolioSkeleton } from "./portfolio-skeleton.tsx";
import { WorkDialog } from "./works/work-dialog.tsx";
import { Works } from "./works/works.tsx";

const PostsOf = lazy(() => import("../../community/parts/posts-of.tsx").then((module) => ({ default: module.PostsOf })));

export function Portfolio() {
  const { userId } = useParams({ from: "/portfolio/$userId" });
  const { data: page, isPending, error, refetch } = useQuery(portfolioQuery(userId));
  usePageTitle(page?.displayName);
  if (isPending) return <PortfolioSkeleton />;
  // Another person's page begins anew: what was open or being edited belongs to the one before.
  if (page) return <Standing key={page.userId} page={page} />;
  if (codeOf(error) === "PORTFOLIO_NOT_FOUND") return <MissingPortfolio message={error?.message ?? ""} />;
  return (
    <div className="page pt-12">
      <ErrorState message={error?.message ?? portfolioTexts.loadFailed} onRetry={() => void refetch()} />
    </div>
  );
}

function Standing({ page }: { page: PortfolioPage }) {
  const { work } = useSearch({ from: "/portfolio/$userId" });
  const [isEditing, setEditing] = useState(false);
  const isEdited = page.isOwn && isEditing;
  const tabs = [
    { label: countOf("Works", page.works.length), content: <Works page={page} isEditing={isEdited} onEdit={() => setEditing(true)} /> },
    ...(page.products.length > 0 ? [{ label: countOf("Products", page.products.length), content: <Products page={page} /> }] : []),
    ...(page.trainings.length > 0 ? [{ label: countOf("Courses", page.trainings.length), content: <Trainings page={page} /> }] : []),
    { label: "Community", content: <Community page={page} /> },
    { label: "About", content: <About page={page} /> },
  ];
  return (
    <div className="page grid grid-cols-1 gap-8 pt-8 pb-16 md:pt-12">
      <PortfolioHeader page={page} isEditing={isEdited} onEditing={setEditing} />
      {isEdited && <HeaderForm page={page} />}
      <Tabs label={`${page.displayName}'s portfolio`} tabs={tabs} />
      {work && <WorkDialog key={work} page={page} id={work} />}
    </div>
  );
}

const countOf = (label: string, count: number): string => (count > 0 ? `${label} ${count}` : label);

const Products = ({ page }: { page: PortfolioPage }) => (
  <ul className="grid grid-cols-2 gap-x-4 gap-y-6 pt-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
    {page.products.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} hasFacts hasShop={false} />
      </li>
    ))}
  </ul>
);

const Trainings = ({ page }: { page: PortfolioPage }) => (
  <ul className="grid gap-x-5 gap-y-8 pt-2 sm:grid-cols-2 lg:grid-cols-4">
    {page.trainings.map((training) => (
      <li key={training.id}>
        <TrainingCard training={training} />
      </li>
    ))}
  </ul>
);

/** Loaded by those who open it. */
const Community = ({ page: { userId, displayName } }: { page: PortfolioPage }) => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <PostsOf userId={userId} name={displayName} />
  </Suspense>
);

function MissingPortfolio({ message }: { message: string }) {
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <p className="type-ui text-muted tabular-nums">404</p>
      <h1 className="type-h1">{message}</h1>
      <p className="max-w-prose text-muted">The link may be wrong, or its owner has left.</p>
      <Link to="/marketplace" className={buttonStyle()}>
        Browse the marketplace
      </Link>
    </div>
  );
}
