import { FIGURES } from "@blenda/domain/figures/constants";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { exact } from "../../../lib/text/numbers.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { filesQuery } from "../../data/figure-queries.ts";
import { FileLines } from "../../parts/file-lines.tsx";

const REPORTS: readonly {
  to: `/dashboard/reports/${"sales" | "earnings" | "discounts" | "affiliates"}` | "/dashboard/analytics";
  icon: IconName;
  name: string;
  about: string;
}[] = [
  {
    to: "/dashboard/reports/sales",
    icon: "receipt",
    name: "Sales report",
    about: "What you sold by day, product, country, source and licence.",
  },
  {
    to: "/dashboard/reports/earnings",
    icon: "wallet",
    name: "Earnings report",
    about: "What you earned, what's available, and what clears when.",
  },
  {
    to: "/dashboard/reports/discounts",
    icon: "badge-percent",
    name: "Discounts report",
    about: "What each code and each sale took off, who gave it, and what you earned.",
  },
  {
    to: "/dashboard/reports/affiliates",
    icon: "handshake",
    name: "Affiliates report",
    about: "Who brought you buyers, what they get for it, and what you earned.",
  },
  {
    to: "/dashboard/analytics",
    icon: "chart-line",
    name: "Analytics",
    about: "How often your pages are opened, and how many views become sales.",
  },
];

/** Which reports there are, and the files of them that took longer. */
export function Reports() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="type-h1">Reports</h1>
        <p className="mt-1 type-small text-muted">
          Up to {FIGURES.LONGEST_RANGE_DAYS} days, compared with the same number of days before. Every table can be saved as CSV.
        </p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-2">
        {REPORTS.map(({ to, icon, name, about }) => (
          <li
            key={to}
            className="relative flex gap-4 rounded-md border border-line bg-surface-1 p-5 transition-colors hover:border-line-strong hover:bg-surface-2"
          >
            <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-sm bg-ember-soft text-ember-text">
              <Icon name={icon} size={20} />
            </span>
            <div className="min-w-0">
              <h2 className="type-h3">
                <Link to={to} className="rounded-xs after:absolute after:inset-0">
                  {name}
                </Link>
              </h2>
              <p className="mt-1 type-ui text-muted">{about}</p>
            </div>
          </li>
        ))}
      </ul>
      <Files />
    </div>
  );
}

function Files() {
  const { data, error, refetch } = useQuery(filesQuery);
  return (
    <section aria-labelledby="files" className="min-w-0 rounded-md border border-line bg-surface-1">
      <div className="border-b border-line px-5 py-4">
        <h2 id="files" className="type-h3">
          Your files
        </h2>
        <p className="type-small text-muted">
          Tables with more than {exact(FIGURES.ROWS_AT_ONCE)} rows are prepared here and kept for {FIGURES.FILE_HOURS / 24} days.
        </p>
      </div>
      {data ? (
        data.length === 0 ? (
          <p className="px-5 py-8 text-muted">No files yet. Shorter tables are saved right away.</p>
        ) : (
          <FileLines files={data} />
        )
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading your files" className="p-5">
          <Skeleton className="h-12" />
        </div>
      )}
    </section>
  );
}
