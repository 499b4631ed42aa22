import { useQuery } from "@tanstack/react-query";
import type { RangeState } from "../../../figures/data/use-range.ts";
import { ReportBody } from "../../../figures/parts/report/report-body.tsx";
import { sourcesQuery } from "../../data/analytics-queries.ts";
import { sourceName } from "../../data/words.ts";
import { PartTable } from "../../parts/part-table.tsx";

const asIs = (key: string): string => key;

export function SourcesTab({ range }: { range: RangeState }) {
  const query = useQuery(sourcesQuery(range.range));
  const { isCompared } = range;
  return (
    <ReportBody query={query} label="the sources" waiting={["h-80", "h-96"]}>
      {({ sources, sites, campaigns }) => (
        <>
          <PartTable
            title="Sources"
            by="Source"
            parts={sources}
            nameOf={sourceName}
            isCompared={isCompared}
            empty="No visits in this period."
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
            <PartTable title="Sites" by="Site" parts={sites} nameOf={asIs} isCompared={isCompared} empty="No other site linked to us." />
            <PartTable
              title="Campaigns"
              by="Campaign"
              parts={campaigns}
              nameOf={asIs}
              isCompared={isCompared}
              empty="No visits by tagged links. Add utm_source and utm_campaign to a link to see it here."
            />
          </div>
        </>
      )}
    </ReportBody>
  );
}
