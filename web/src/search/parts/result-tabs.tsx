import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { exact } from "../../lib/text/numbers.ts";
import { classNames } from "../../ui/class-names.ts";
import { totalsQuery } from "../data/listing-query.ts";

interface Props {
  words: string;
  here: "models" | "courses" | "posts";
  /** How many posts the community has for the words, as it says them; not known yet. */
  posts: string | undefined;
}

/** Everything there is for some words, a tab for each kind of it. Each is a page of its own. */
export function ResultTabs({ words, here, posts }: Props) {
  const { data: totals } = useQuery(totalsQuery(words));
  const tabs = [
    { name: "models", to: "/marketplace", label: "Models", count: totals && exact(totals.products) },
    { name: "courses", to: "/trainings", label: "Courses", count: totals && exact(totals.learning) },
    { name: "posts", to: "/community", label: "Posts", count: posts },
  ] as const;
  return (
    <nav aria-label={`Results for ${words}`} className="flex gap-6 overflow-x-auto border-b border-line">
      {tabs.map(({ name, to, label, count }) => (
        <Link
          key={name}
          to={to}
          search={{ q: words }}
          aria-current={name === here ? "page" : undefined}
          className={classNames(
            "inline-flex h-11 shrink-0 items-center gap-2 border-b-2 type-ui transition-colors -outline-offset-2 hover:text-text",
            name === here ? "border-ember text-text" : "border-transparent text-muted",
          )}
        >
          {label}
          <span className="min-w-[2ch] type-small text-muted tabular-nums">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
