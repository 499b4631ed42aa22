import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AuditLog } from "../../audit/parts/audit-log.tsx";
import { api } from "../../lib/calls/api.ts";
import { Badge } from "../../ui/badge.tsx";
import { PANEL_TABS, type PanelTab, readTab, TAB_NAMES } from "../data/panel-tabs.ts";
import { AlarmsTab } from "./alarms-tab.tsx";
import { BuildTab } from "./build-tab.tsx";
import { ErrorsTab } from "./errors-tab.tsx";
import { EventsTab } from "./events-tab.tsx";
import { HealthTab } from "./health-tab.tsx";
import { QueuesTab } from "./queues-tab.tsx";

const CONTENT: Record<PanelTab, () => ReactNode> = {
  health: () => <HealthTab />,
  queues: () => <QueuesTab />,
  events: () => <EventsTab />,
  alarms: () => <AlarmsTab />,
  errors: () => <ErrorsTab />,
  build: () => <BuildTab />,
  audit: () => <AuditLog />,
};

/** Everything about the machine, a tab each; the address says which. */
export function SystemPanel() {
  const { tab: asked } = useSearch({ strict: false });
  const tab = readTab(asked);
  // The sidebar has asked it already.
  const { data } = useQuery(api.dashboard.pendingCounts.queryOptions());
  return (
    <>
      <h1 className="type-h1">System Panel</h1>
      <nav aria-label="System Panel" className="mt-4 overflow-x-auto border-b border-line">
        <ul className="flex gap-6">
          {PANEL_TABS.map((name) => (
            <li key={name}>
              <Link
                to="/admin/system"
                search={(name === "health" ? {} : { tab: name }) as never}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={name === tab ? "page" : undefined}
                className="flex h-11 items-center gap-2 border-b-2 border-transparent type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current=page]:border-ember aria-[current=page]:text-text"
              >
                {TAB_NAMES[name]}
                <Badge count={data?.counts[`/admin/system?tab=${name}`] ?? 0} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-5">{CONTENT[tab]()}</div>
    </>
  );
}
