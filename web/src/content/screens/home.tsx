import { contentTexts } from "@blenda/domain/content/texts";
import { leadsSomewhere } from "@blenda/domain/navigation";
import { BRAND } from "@blenda/domain/shared/brand";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { sessionQuery } from "../../lib/session/session.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { NearView } from "../../ui/layout/near-view.tsx";
import { homeQuery } from "../data/home-query.ts";
import { Banner, HeroBanner, HeroSkeleton } from "../parts/hero-banner.tsx";
import { Featured, FeaturedSkeleton } from "./featured.tsx";
import { HomeSearch } from "./home-search.tsx";
import { StaffPicks } from "./staff-picks.tsx";

/** Without its code the page simply ends earlier. */
const HomeBelow = lazy(() =>
  import("./home-below.tsx").then(
    (module) => ({ default: module.HomeBelow }),
    () => ({ default: () => <></> }),
  ),
);
/** Only somebody new needs it at once, so it travels with the rest of the page: a file of its own would cost everybody its name. */
const NewHere = lazy(() => import("./home-below.tsx").then((module) => ({ default: module.NewHere })));
const BELOW_HEIGHT = "min-h-[75rem]";

const FALLBACK_TITLE = `${BRAND.name}: ${BRAND.tagline}`;
/** The first of these that leads somewhere for this person. */
const SECONDARY = ["/become-a-creator", "/creator-guide"] as const;

export function Home() {
  const { user, flags } = useSuspenseQuery(sessionQuery).data;
  const { data, isPending, error, refetch } = useQuery(homeQuery);
  const home = data?.page;
  const links = { primary: { to: "/marketplace" }, secondary: { to: SECONDARY.find((to) => leadsSomewhere(to, user, flags)) ?? "/" } };
  if (isPending) {
    return (
      <>
        <HeroSkeleton size="full" title={FALLBACK_TITLE} />
        <div className="page pt-10">
          <FeaturedSkeleton />
        </div>
      </>
    );
  }
  if (!home) {
    return (
      <>
        <HeroBanner page="home" size="full" fallbackTitle={FALLBACK_TITLE} {...links}>
          <HomeSearch />
        </HeroBanner>
        <div className="page pt-10">
          <ErrorState message={error?.message ?? contentTexts.loadFailed} onRetry={() => void refetch()} />
        </div>
      </>
    );
  }
  // Those at its beginning whose code is here; from the first other one on the rest comes with its own.
  const firstBelow = home.sections.findIndex(({ id }) => id !== "featured" && id !== "staffPicks");
  const above = firstBelow < 0 ? home.sections : home.sections.slice(0, firstBelow);
  const below = home.sections.slice(above.length);
  return (
    <>
      <Banner hero={home.hero} title={home.hero.title || FALLBACK_TITLE} size="full" {...links}>
        <HomeSearch />
      </Banner>
      <div className="page grid grid-cols-1 gap-12 pt-10">
        {user?.hasFirstSteps && (
          <Suspense fallback={<div className="h-54 sm:h-30" />}>
            <NewHere />
          </Suspense>
        )}
        {above.map(({ id, title }) =>
          id === "featured" ? (
            <Featured key={id} products={home.featured} title={title} />
          ) : (
            <StaffPicks key={id} picks={home.staffPicks} title={title} />
          ),
        )}
        {below.length > 0 && (
          <NearView placeClass={BELOW_HEIGHT}>
            <Suspense fallback={<div className={BELOW_HEIGHT} />}>
              <HomeBelow home={home} sections={below} />
            </Suspense>
          </NearView>
        )}
      </div>
    </>
  );
}
