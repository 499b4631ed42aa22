import type { AuditEntry } from "@blenda/domain/audit/model";
import { Link } from "@tanstack/react-router";
import { EntryLines } from "../../audit/parts/entry-lines.tsx";
import { Panel } from "../../ui/layout/panel.tsx";

export function Activity({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Panel
      title="Activity"
      aside={
        <Link to="/admin/system" search={{ tab: "audit" } as never} className="type-small link-inline">
          Open the audit log
        </Link>
      }
    >
      {entries.length === 0 ? (
        <p className="text-muted">What the team does shows up here.</p>
      ) : (
        <div className="-my-2.5">
          <EntryLines entries={entries} />
        </div>
      )}
    </Panel>
  );
}
