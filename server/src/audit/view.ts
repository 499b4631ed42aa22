import type { AuditEntry, AuditEntryDetail } from "@blenda/domain/audit/model";
import { changesBetween } from "@blenda/domain/audit/rules";
import type { EntryRow } from "./repository.ts";

export function entryView(row: EntryRow): AuditEntry {
  const { changes, requestId: _, sessionId: __, hash: ___, ...entry } = entryDetail(row);
  return entry;
}

/** Names are of today, as the reader knows people; the ids are what was written down. */
export function entryDetail(row: EntryRow): AuditEntryDetail {
  const { n, at, actorId, actorName, action, targetKind, targetId, targetName, reason, factor, requestId, sessionId, hash } = row;
  const changes = changesBetween(row.before, row.after);
  return {
    ...{ n, at, action, reason, factor, requestId, sessionId, hash, changes },
    actor: actorId === null ? null : { id: actorId, name: actorName ?? actorId },
    target: { kind: targetKind, id: targetId, name: targetName },
    change: changes[0] ?? null,
    changeCount: changes.length,
  };
}
