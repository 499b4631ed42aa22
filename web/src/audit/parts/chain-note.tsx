import type { Chain } from "@blenda/domain/audit/model";
import { auditTexts } from "@blenda/domain/audit/texts";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Whether the log is as it was written, and a way to read all of it again. */
export function ChainNote({ chain: known }: { chain: Chain }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => client.audit.chain() });
  const chain = data ?? known;
  if (!chain.isWhole)
    return (
      <Alert tone="bad" title="The audit log was changed">
        Entry #{chain.brokenAt} no longer follows from the one before it. Someone with access to the database itself changed or removed
        entries. Keep a copy of the database and find out who before you do anything else.
      </Alert>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 type-small text-muted">
      <Icon name="lock" size={16} />
      <p role="status">{error ? auditTexts.loadFailed : sayings(chain, data !== undefined)}</p>
      <Button kind="quiet" size="small" isBusy={isPending} onClick={() => mutate()}>
        Check the whole chain
      </Button>
    </div>
  );
}

function sayings({ entries }: Chain, isRead: boolean): string {
  if (entries === 0) return "Entries are only ever added.";
  const all = entries === 1 ? "The one entry is" : `All ${exact(entries)} entries are`;
  return isRead ? `Read again just now. ${all} unbroken.` : `Entries are only ever added. ${all} unbroken.`;
}
