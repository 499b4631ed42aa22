import { useQuery } from "@tanstack/react-query";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import { type ShelfOf, shelfQuery } from "../data/bundle-queries.ts";
import { BundleCard } from "./bundle-card.tsx";

interface Props {
  title: string;
  of: ShelfOf;
  hasPrice?: boolean;
  /** Above something else there is only room for one line. */
  most?: number;
  className?: string;
}

const ONE_LINE = 4;

/** Bundles that can be bought. Without any, or without an answer, there is simply no shelf. */
export function BundleShelf({ title, of, hasPrice = true, most = ONE_LINE, className }: Props) {
  const { data } = useQuery(shelfQuery(of));
  if (!data || data.length === 0) return null;
  return (
    <section className={className}>
      <SectionHead title={title} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5">
        {data.slice(0, most).map((bundle) => (
          <li key={bundle.id}>
            <BundleCard bundle={bundle} hasPrice={hasPrice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
