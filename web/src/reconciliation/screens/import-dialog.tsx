import { RECONCILIATION } from "@blenda/domain/reconciliation/constants";
import type { RunLine } from "@blenda/domain/reconciliation/model";
import { exact } from "../../lib/text/numbers.ts";
import { toast } from "../../lib/toast.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { periodText } from "../data/periods.ts";
import { daysOf, useImport } from "../data/use-import.ts";

const linesText = (count: number): string => (count === 1 ? "1 line" : `${exact(count)} lines`);

/** A statement as a file. Faults are named with their lines; a file with one is not taken at all. */
export function ImportDialog({ onDone, onClose }: { onDone: (run: RunLine | null) => void; onClose: () => void }) {
  const { chosen, choose, send, isBusy, error } = useImport(({ added, known, run }) => {
    toast.done(
      added === 0 ? "We had every line already" : `${linesText(added)} imported${known > 0 ? `, ${exact(known)} known before` : ""}`,
    );
    onDone(run);
  });
  const isReady = chosen !== null && chosen.lines.length > 0;
  return (
    <Dialog
      isOpen
      title="Import a statement"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" icon="upload" disabled={!isReady} isBusy={isBusy} onClick={send}>
            {isReady ? `Import ${linesText(chosen.lines.length)}` : "Import"}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        Wise's balance statement as CSV, or our own columns: id, transfer, kind, amount, currency, at, reference, last4, balance. At most 5
        MB. Lines we know already change nothing.
      </p>
      <label className="grid gap-2 type-ui font-semibold">
        Statement
        <input
          type="file"
          accept=".csv,text/csv"
          data-first-focus
          className="block w-full min-w-0 rounded-sm border border-line-strong bg-surface-2 p-2 type-ui font-normal file:mr-3 file:h-8 file:rounded-xs file:border-0 file:bg-surface-3 file:px-3 file:font-semibold file:text-text"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </label>
      {error && <Alert tone="bad" title={error.message} />}
      {isReady && (
        <Alert tone="ok" title={`${linesText(chosen.lines.length)}, ${periodText(daysOf(chosen.lines))}`}>
          These days are compared right after the import.
        </Alert>
      )}
      {chosen && chosen.faults.length > 0 && <Faults faults={chosen.faults} />}
    </Dialog>
  );
}

function Faults({ faults }: { faults: readonly { line: number; message: string }[] }) {
  const shown = faults.slice(0, RECONCILIATION.FAULTS_SHOWN);
  return (
    <Alert
      tone="bad"
      title={faults.length === 1 ? "1 fault. Nothing can be imported." : `${exact(faults.length)} faults. Nothing can be imported.`}
    >
      <ul className="grid gap-1">
        {shown.map(({ line, message }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have the same fault twice, and nothing moves
          <li key={n} className="wrap-anywhere">
            <strong className="text-text">Line {exact(line)}:</strong> {message}
          </li>
        ))}
        {faults.length > shown.length && <li>And {exact(faults.length - shown.length)} more.</li>}
      </ul>
    </Alert>
  );
}
