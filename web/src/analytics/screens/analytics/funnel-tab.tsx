import { FUNNEL_STEPS } from "@blenda/domain/analytics/constants";
import type { VisitPart } from "@blenda/domain/analytics/model";
import { analyticsTexts } from "@blenda/domain/analytics/texts";
import { useQuery } from "@tanstack/react-query";
import type { RangeState } from "../../../figures/data/use-range.ts";
import { ReportBody } from "../../../figures/parts/report/report-body.tsx";
import { exact } from "../../../lib/text/numbers.ts";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Table } from "../../../ui/layout/table.tsx";
import { funnelQuery } from "../../data/analytics-queries.ts";
import { deviceName, sourceName } from "../../data/words.ts";
import { FunnelBars } from "../../parts/funnel-bars.tsx";

/** How far visits come, and with what and from where they come further. */
export function FunnelTab({ range }: { range: RangeState }) {
  const query = useQuery(funnelQuery(range.range));
  return (
    <ReportBody query={query} label="the way to an order" waiting={["h-80", "h-96"]}>
      {({ totals, previousTotals, sources, devices }) => (
        <>
          <FunnelBars totals={totals} previous={range.isCompared ? previousTotals : undefined} />
          <Steps title="By source" by="Source" parts={sources} nameOf={sourceName} />
          <Steps title="By device" by="Device" parts={devices} nameOf={deviceName} />
        </>
      )}
    </ReportBody>
  );
}

interface Props {
  title: string;
  by: string;
  parts: readonly VisitPart[];
  nameOf: (key: string) => string;
}

function Steps({ title, by, parts, nameOf }: Props) {
  return (
    <Panel title={title} className="min-w-0">
      {parts.length === 0 ? (
        <p className="type-ui text-muted">No visits in this period.</p>
      ) : (
        <Table
          caption={title}
          rows={parts}
          keyOf={({ key }) => key}
          columns={[
            { head: by, cell: ({ key }) => <span className="inline-block min-w-24">{nameOf(key)}</span> },
            ...FUNNEL_STEPS.map((step) => ({
              head: analyticsTexts.steps[step],
              isNumber: true,
              cell: (part: VisitPart) => exact(part[step]),
            })),
          ]}
        />
      )}
    </Panel>
  );
}
