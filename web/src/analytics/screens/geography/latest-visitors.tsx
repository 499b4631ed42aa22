import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ReportBody } from "../../../figures/parts/report/report-body.tsx";
import { utcMomentOf } from "../../../lib/text/utc-day.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Table } from "../../../ui/layout/table.tsx";
import { visitorsQuery } from "../../data/analytics-queries.ts";
import { foundName } from "../../data/words.ts";

const AT_FIRST = 10;
/** Enough of an ID to tell two members apart. */
const SHORT_ID = 8;

/** The last time each was located; whoever has no account is anonymous. */
export function LatestVisitors() {
  const query = useQuery(visitorsQuery());
  const [isOpen, setOpen] = useState(false);
  return (
    <ReportBody query={query} label="the latest visitors" waiting={["h-80"]}>
      {({ visitors }) => {
        const shown = (isOpen ? visitors : visitors.slice(0, AT_FIRST)).map((visitor, at) => ({ ...visitor, at }));
        return (
          <Panel title="Latest visitors" className="min-w-0">
            {visitors.length === 0 ? (
              <p className="type-ui text-muted">Nobody who agreed to analytics has visited yet.</p>
            ) : (
              <Table
                caption="Latest visitors"
                rows={shown}
                keyOf={({ at }) => String(at)}
                columns={[
                  {
                    head: "Visitor",
                    cell: ({ userId, isSignedIn }) => (
                      <span title={isSignedIn ? userId : undefined} className="inline-block whitespace-nowrap first-letter:uppercase">
                        {isSignedIn ? `Member ${userId.slice(0, SHORT_ID)}` : userId}
                      </span>
                    ),
                  },
                  { head: "Country", cell: ({ country }) => country ?? "Elsewhere" },
                  { head: "Found", cell: ({ source }) => foundName(source) },
                  {
                    head: "Time (UTC)",
                    isNumber: true,
                    cell: ({ timestamp }) => <span className="whitespace-nowrap">{utcMomentOf(timestamp)}</span>,
                  },
                ]}
              />
            )}
            {shown.length < visitors.length && (
              <Button kind="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
                Show all {visitors.length}
              </Button>
            )}
          </Panel>
        );
      }}
    </ReportBody>
  );
}
