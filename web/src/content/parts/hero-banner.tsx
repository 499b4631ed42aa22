import type { HeroPage } from "@blenda/domain/content/constants";
import type { Hero } from "@blenda/domain/content/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Asked } from "../../lib/address.ts";
import { buttonStyle } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { sectionLinkStyle } from "../../ui/section-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { heroTheme, overlayStyle, pictureStyle } from "./hero-look.ts";
import { heroQuery } from "./hero-query.ts";

type Size = "full" | "slim";

/** Where the two buttons lead: the document only says what stands on them. */
interface Links {
  primary: { to: string; search?: Asked };
  secondary: { to: string; search?: Asked };
}

interface Props extends Links {
  page: HeroPage;
  size: Size;
  /** What the page is about at this moment, if that is more than the document knows: a category. */
  title?: string | null;
  /** What stands there when the document is switched off or cannot be had: a page always has its heading. */
  fallbackTitle: string;
  /** Below the words: on home, the search. */
  children?: ReactNode;
}

export function HeroBanner({ page, size, title, fallbackTitle, ...links }: Props) {
  const { data: hero, isPending } = useQuery(heroQuery(page));
  if (isPending) return <HeroSkeleton size={size} title={title || fallbackTitle} />;
  return <Banner hero={hero ?? null} title={title || hero?.title || fallbackTitle} size={size} {...links} />;
}

const frames: Record<Size, string> = {
  full: "relative isolate overflow-hidden bg-stage lg:flex lg:min-h-[clamp(26rem,34vw,36rem)] lg:items-center",
  slim: "relative isolate overflow-hidden border-b border-line bg-stage flex min-h-26 items-center lg:min-h-37",
};
const pictures: Record<Size, string> = {
  full: "inset-0 -z-10 overflow-hidden max-lg:relative max-lg:h-60 sm:max-lg:h-88 lg:absolute",
  slim: "absolute inset-0 -z-10 overflow-hidden max-md:hidden",
};
const words: Record<Size, string> = {
  full: "page pt-6 pb-10 text-text lg:py-14",
  slim: "page py-5 text-text",
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
          <div className="size-full bg-cover bg-no-repeat lg:[background-size:var(--hero-scale)]" style={pictureStyle(hero)} />
          <div className="absolute inset-0" style={overlayStyle(hero)} />
        </div>
      )}
      <div className={words[size]}>
        <div className={size === "full" ? "lg:max-w-[min(33rem,36vw)]" : "md:max-w-[min(54rem,64%)]"}>
          <h1 className={size === "full" ? "max-w-[11em] type-display text-balance" : "type-h1 text-[1.75rem]/8"}>{title}</h1>
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

/** The page has its name from the start, for whoever is read to. */
export function HeroSkeleton({ size, title }: { size: Size; title: string }) {
  return (
    <section aria-label="Loading" className={frames[size]}>
      <h1 className="sr-only">{title}</h1>
      <div className={classNames("page grid", size === "full" ? "gap-5 py-16" : "gap-2 py-5")}>
        {size === "full" && <Skeleton className="h-14 w-96 max-w-full" />}
        <Skeleton className={size === "full" ? "h-14 w-72 max-w-full" : "h-10 w-56 max-w-full"} />
        <Skeleton className="h-6 w-100 max-w-full" />
        {size === "full" && <Skeleton className="h-14 w-110 max-w-full" />}
      </div>
    </section>
  );
}
