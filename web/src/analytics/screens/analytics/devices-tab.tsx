import { useQuery } from "@tanstack/react-query";
import type { RangeState } from "../../../figures/data/use-range.ts";
import { ReportBody } from "../../../figures/parts/report/report-body.tsx";
import { devicesQuery } from "../../data/analytics-queries.ts";
import { deviceName } from "../../data/words.ts";
import { PartTable } from "../../parts/part-table.tsx";

const asIs = (key: string): string => key;
const EMPTY = "No visits in this period.";

export function DevicesTab({ range }: { range: RangeState }) {
  const query = useQuery(devicesQuery(range.range));
  const { isCompared } = range;
  return (
    <ReportBody query={query} label="the devices" waiting={["h-80", "h-96"]}>
      {({ devices, systems, browsers }) => (
        <>
          <PartTable title="Devices" by="Device" parts={devices} nameOf={deviceName} isCompared={isCompared} empty={EMPTY} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
            <PartTable title="Systems" by="System" parts={systems} nameOf={asIs} isCompared={isCompared} empty={EMPTY} />
            <PartTable title="Browsers" by="Browser" parts={browsers} nameOf={asIs} isCompared={isCompared} empty={EMPTY} />
          </div>
        </>
      )}
    </ReportBody>
  );
}
