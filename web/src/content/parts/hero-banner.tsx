import type { HeroPage } from "@blenda/domain/content/constants";
import type { Hero } from "@blenda/domain/content/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AddressParams } from "../../lib/page/address.ts";
import { classNames } from "../../ui/class-names.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { sectionLinkStyle } from "../../ui/layout/section-head.tsx";
import { heroQuery } from "../data/hero-query.ts";
import { heroTheme, overlayStyle, pictureStyle } from "./hero-look.ts";

type Size = "full" | "slim";

/** Where the two buttons lead: the document only says what stands on them. */
interface Links {
  primary: { to: string; search?: AddressParams };
  secondary: { to: string; search?: AddressParams };
}

interface Props extends Links {
  page: HeroPage;
  size: Size;
  /** What stands there when the document is switched off or cannot be had: a page always has its heading. */
  fallbackTitle: string;
  /** Below the words: on home, the search. */
  children?: ReactNode;
}

export function HeroBanner({ page, size, fallbackTitle, ...links }: Props) {
  const { data: hero, isPending } = useQuery(heroQuery(page));
  if (isPending) return <HeroSkeleton size={size} title={fallbackTitle} />;
  return <Banner hero={hero ?? null} title={hero?.title || fallbackTitle} size={size} {...links} />;
}

/** Beside each other only where the words keep clear of the picture; narrower, the picture stands above them. */
const frames: Record<Size, string> = {
  full: "relative isolate overflow-hidden bg-stage xl:flex xl:min-h-[clamp(26rem,34vw,36rem)] xl:items-center",
  slim: "relative isolate overflow-hidden border-b border-line bg-stage md:flex md:min-h-26 md:items-center lg:min-h-37",
};
const pictures: Record<Size, string> = {
  full: "inset-0 -z-10 overflow-hidden max-xl:relative max-xl:h-48 sm:max-xl:h-88 xl:absolute",
  slim: "inset-0 -z-10 overflow-hidden max-md:relative max-md:h-24 md:absolute",
};
const words: Record<Size, string> = {
  full: "page pt-6 pb-10 text-text xl:py-14",
  slim: "page pt-3 pb-5 text-text md:py-5",
};

interface BannerProps extends Links {
  /** None, or one that is switched off, leaves the heading and what the page puts below it. */
  hero: Hero | null;
  title: string;
  size: Size;
  children?: ReactNode;
}

/** The banner with the words, the picture and the settings of its document (spec 1 §3). */
export function Banner({ hero, title, size, children, ...links }: BannerProps) {
  if (!hero?.isActive) {
    return (
      <div className="page pt-8">
        <h1 className="type-h1">{title}</h1>
        <div className="max-w-132">{children}</div>
      </div>
    );
  }
  return (
    <section aria-label="Welcome" data-theme={heroTheme(hero)} className={frames[size]}>
      {hero.backgroundImage && (
        <div className={pictures[size]}>
          <div className="size-full bg-no-repeat" style={pictureStyle(hero)} />
          <div className="absolute inset-0" style={overlayStyle(hero)} />
        </div>
      )}
      <div className={words[size]}>
        <div className={size === "full" ? "max-w-[33rem] xl:max-w-[min(33rem,36vw)]" : "md:max-w-[min(54rem,64%)]"}>
          <h1 className={size === "full" ? "max-w-[11em] type-display" : "type-h1 text-[1.75rem]/8"}>{title}</h1>
          {hero.subtitle && (
            <p className={classNames("text-muted", size === "full" ? "mt-5 max-w-[30rem] text-[1.0625rem]/[1.625rem]" : "mt-1.5")}>
              {hero.subtitle}
            </p>
          )}
          {children}
          <HeroButtons hero={hero} size={size} {...links} />
        </div>
      </div>
    </section>
  );
}

/** The page's main action stands elsewhere, so neither of them is ember; a slim banner has room for links only. */
function HeroButtons({ hero, size, primary, secondary }: { hero: Hero; size: Size } & Links) {
  const buttons = [
    { text: hero.primaryButtonText, style: buttonStyle("secondary"), ...primary },
    { text: hero.secondaryButtonText, style: buttonStyle("quiet"), ...secondary },
  ].filter(({ text }) => text);
  if (buttons.length === 0) return null;
  return (
    <div className={classNames("flex flex-wrap", size === "full" ? "mt-6 gap-2" : "mt-2 gap-x-6 gap-y-2")}>
      {buttons.map(({ text, style, to, search }) => (
        <Link key={text} to={to} search={search ?? {}} className={size === "full" ? style : sectionLinkStyle}>
          {text}
          {size === "slim" && <Icon name="arrow-right" size={16} />}
        </Link>
      ))}
    </div>
  );
}

/** As high as what comes; the page has its name from the start, for whoever is read to. */
export function HeroSkeleton({ size, title }: { size: Size; title: string }) {
  const isFull = size === "full";
  return (
    <section aria-label="Loading" className={frames[size]}>
      <h1 className="sr-only">{title}</h1>
      <div className={classNames(pictures[size], isFull ? "xl:hidden" : "md:hidden")} />
      <div className={classNames(words[size], "grid", isFull ? "gap-5" : "gap-2")}>
        <Skeleton className={isFull ? "h-21 w-96 max-w-full lg:h-28" : "h-8 w-140 max-w-full max-md:h-16"} />
        <Skeleton className={isFull ? "h-26 w-120 max-w-full lg:h-20" : "h-6 w-160 max-w-full max-md:h-12"} />
        <Skeleton className={isFull ? "h-14 w-120 max-w-full" : "h-5 w-72 max-w-full"} />
        {isFull && <Skeleton className="h-10 w-72 max-w-full" />}
      </div>
    </section>
  );
}
