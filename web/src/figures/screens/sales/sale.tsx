import type { Sale, SaleMoment } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useRouter } from "@tanstack/react-router";
import { Refused } from "../../../lib/calls/call.ts";
import { amount } from "../../../lib/text/amount.ts";
import { utcMomentOf } from "../../../lib/text/utc-day.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { saleQuery } from "../../data/figure-queries.ts";
import { countryText } from "../../data/words.ts";
import { ItemPicture } from "../../parts/item-picture.tsx";
import { ReportBody } from "../../parts/report/report-body.tsx";
import { SaleReceipt } from "./sale-receipt.tsx";
import { SaleState } from "./sale-state.tsx";

/** One sale: every cent of it, and what happened to it since. Who bought it stays with them. */
export function SalePage() {
  const { id } = useParams({ from: "/dashboard/sales/$id" });
  const query = useQuery(saleQuery(id));
  return (
    <div className="mx-auto grid max-w-240 grid-cols-[minmax(0,1fr)] gap-4">
      <WayBack />
      {query.error instanceof Refused && query.error.code === "FIGURES_NOT_FOUND" ? (
        <EmptyState
          icon="receipt"
          title={query.error.message}
          action={
            <Link to="/dashboard/sales" className={buttonStyle()}>
              All sales
            </Link>
          }
        >
          It may belong to another account, or the link is incomplete.
        </EmptyState>
      ) : (
        <ReportBody query={query} label="this sale" waiting={["h-24", "h-72", "h-48"]}>
          {(sale) => <Body sale={sale} />}
        </ReportBody>
      )}
    </div>
  );
}

/** Back to the list as it was left, where somebody came from it. */
function WayBack() {
  const router = useRouter();
  return (
    <Link
      to="/dashboard/sales"
      onClick={(event) => {
        if (!router.history.canGoBack() || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        router.history.back();
      }}
      className="inline-flex items-center gap-2 justify-self-start type-ui text-muted hover:text-text"
    >
      <Icon name="arrow-left" size={16} />
      Sales
    </Link>
  );
}

function Body({ sale }: { sale: Sale }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ItemPicture item={sale.item} className="h-15 w-20" />
        <div className="min-w-0 flex-1">
          <h1 className="type-h2">{sale.soldAs}</h1>
          <p className="type-small text-muted">
            Order {sale.orderNumber} · {utcMomentOf(sale.at)} UTC
          </p>
        </div>
        <SaleState sale={sale} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Panel title="Every cent of it">
          <SaleReceipt sale={sale} />
        </Panel>
        <div className="grid gap-4">
          <Panel title="What happened">
            <Timeline moments={sale.timeline} />
          </Panel>
          <Panel title="About this sale">
            <Facts sale={sale} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function Facts({ sale }: { sale: Sale }) {
  const { item, soldAs, licence, version, isUpgrade, country, source } = sale;
  const facts = [
    ["Licence", `${figureTexts.licences[licence]}${isUpgrade ? ", upgraded" : ""}`],
    ...(version ? [["Version", version]] : []),
    ...(item.title === soldAs ? [] : [["Called today", item.title]]),
    ["Country", countryText(country)],
    ["Source", figureTexts.sources[source]],
  ] as const;
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5 type-ui">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 truncate font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 type-small text-muted">Who bought it stays private. For questions, buyers write to your inbox.</p>
    </>
  );
}

const MOMENTS: Record<SaleMoment["what"], string> = {
  paid: "Paid",
  refund_asked: "Refund requested",
  refunded: "Refunded",
  disputed: "Disputed by the buyer's bank",
  dispute_won: "Dispute won",
  dispute_lost: "Charged back",
  available: "Available to you",
  clears: "Clears",
};

function Timeline({ moments }: { moments: readonly SaleMoment[] }) {
  return (
    <ol className="grid gap-3">
      {moments.map(({ at, what, cents }) => (
        <li key={`${what} ${at}`} className="flex items-baseline gap-3 type-ui">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${what === "clears" ? "border border-line-strong" : "bg-ember"}`}
          />
          <span className="min-w-0 flex-1">
            {MOMENTS[what]}
            <span className="block type-small text-muted">{utcMomentOf(at)} UTC</span>
          </span>
          {cents !== null && <span className="font-semibold tabular-nums">{amount(what === "paid" ? cents : -cents)}</span>}
        </li>
      ))}
    </ol>
  );
}
