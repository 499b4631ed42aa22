import type { HeroPage } from "@blenda/domain/content/constants";
import type { Hero } from "@blenda/domain/content/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { heroTheme, overlayStyle, pictureStyle } from "./hero-look.ts";
import { heroQuery } from "./hero-query.ts";

interface Props {
  page: HeroPage;
  /** What stands there when the document is switched off or cannot be had: a page always has its heading. */
  fallbackTitle: string;
  primaryTo: string;
  secondaryTo: string;
}

export function HeroBanner({ page, fallbackTitle, ...links }: Props) {
  const { data: hero, isPending } = useQuery(heroQuery(page));
  if (isPending) return <HeroSkeleton />;
  if (!hero?.isActive) return <h1 className="page pt-12 type-h1">{fallbackTitle}</h1>;
  return <Banner hero={{ ...hero, title: hero.title || fallbackTitle }} {...links} />;
}

const frame = "relative isolate overflow-hidden bg-stage lg:flex lg:min-h-[clamp(26rem,36vw,38rem)] lg:items-center";

function Banner({ hero, primaryTo, secondaryTo }: { hero: Hero; primaryTo: string; secondaryTo: string }) {
  return (
    <section aria-label="Welcome" data-theme={heroTheme(hero)} className={frame}>
      {hero.backgroundImage && (
        <div className="inset-0 -z-10 overflow-hidden max-lg:relative max-lg:h-60 sm:max-lg:h-88 lg:absolute">
          <div className="size-full bg-cover bg-no-repeat lg:[background-size:var(--hero-scale)]" style={pictureStyle(hero)} />
          <div className="absolute inset-0" style={overlayStyle(hero)} />
        </div>
      )}
      <div className="page pt-6 pb-10 text-text lg:py-16">
        <div className="lg:max-w-[min(32rem,34vw)]">
          <h1 className="max-w-[11em] type-display text-balance">{hero.title}</h1>
          {hero.subtitle && <p className="mt-5 max-w-[30rem] text-[1.0625rem]/[1.625rem] text-muted">{hero.subtitle}</p>}
          <div className="mt-8 flex flex-wrap gap-3">
            {hero.primaryButtonText && (
              <Link to={primaryTo} className={buttonStyle("primary", "large")}>
                {hero.primaryButtonText}
              </Link>
            )}
            {hero.secondaryButtonText && (
              <Link to={secondaryTo} className={buttonStyle("secondary", "large")}>
                {hero.secondaryButtonText}
              </Link>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function HeroSkeleton() {
  return (
    <section aria-label="Loading" className={frame}>
      <div className="page grid gap-5 py-16">
        <Skeleton className="h-14 w-96 max-w-full" />
        <Skeleton className="h-14 w-72 max-w-full" />
        <Skeleton className="h-6 w-100 max-w-full" />
        <Skeleton className="h-12 w-64 max-w-full" />
      </div>
    </section>
  );
}
