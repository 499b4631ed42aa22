import { ANALYTICS_FILES } from "@blenda/domain/analytics/constants";
import type { ComponentType } from "react";
import { type RangeState, useAddress, useRange } from "../../../figures/data/use-range.ts";
import { ReportHead } from "../../../figures/parts/report/report-head.tsx";
import { client } from "../../../lib/calls/api.ts";
import { useCsvFile } from "../../../lib/page/use-csv-file.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { FramedSelect } from "../../../ui/controls/framed-select.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { DevicesTab } from "./devices-tab.tsx";
import { FunnelTab } from "./funnel-tab.tsx";
import { OverviewTab } from "./overview-tab.tsx";
import { RevenueTab } from "./revenue-tab.tsx";
import { SourcesTab } from "./sources-tab.tsx";
import { TrafficTab } from "./traffic-tab.tsx";

const TABS = ["overview", ...ANALYTICS_FILES] as const;
type Tab = (typeof TABS)[number];

const PAGES: Record<Tab, { label: string; Page: ComponentType<{ range: RangeState }> }> = {
  overview: { label: "Overview", Page: OverviewTab },
  traffic: { label: "Traffic", Page: TrafficTab },
  funnel: { label: "Funnel", Page: FunnelTab },
  sources: { label: "Sources", Page: SourcesTab },
  devices: { label: "Devices", Page: DevicesTab },
  revenue: { label: "Revenue", Page: RevenueTab },
};
const OPTIONS = TABS.map((value) => ({ value, label: PAGES[value].label }));

/** The product's own figures: one range, one comparison, one question for each part. */
export function AnalyticsScreen() {
  const range = useRange();
  const [asked, change] = useAddress();
  const tab = oneOf(TABS, asked.tab) ?? "overview";
  const { from, to } = range.range;
  // The first page is the days of all visits.
  const of = tab === "overview" ? "traffic" : tab;
  const { save, isSaving } = useCsvFile(() => client.analytics.analyticsFile({ from, to, of }));
  const open = (next: Tab) => change({ tab: next === "overview" ? undefined : next });
  const { Page } = PAGES[tab];
  return (
    <div className="grid max-w-320 grid-cols-[minmax(0,1fr)] gap-4">
      <ReportHead
        title="Analytics"
        range={range}
        note="Visits are of people who agreed to analytics; revenue is all of it. Days are UTC."
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="max-lg:hidden">
          <SegmentedControl label="Shown" value={tab} options={OPTIONS} onChange={open} />
        </div>
        <div className="lg:hidden">
          <FramedSelect label="Show:" value={tab} options={OPTIONS} onChange={open} />
        </div>
        <Button icon="download" isBusy={isSaving} onClick={save}>
          CSV
        </Button>
      </div>
      <Page key={tab} range={range} />
    </div>
  );
}
