import type { DryRun, PlannedStep } from "@blenda/domain/cleanup/model";
import { cleanupTexts } from "@blenda/domain/cleanup/texts";
import { useEffect } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { readReportAgain } from "../data/cleanup-queries.ts";

interface Props {
  scanId: string;
  chosen: number[];
  onDone: () => void;
  onClose: () => void;
}

const HASH_SHOWN = 12;

/** Exactly what would happen; the run does that, or nothing if it is another list by then. */
export function DryRunDialog({ scanId, chosen, onDone, onClose }: Props) {
  const dry = useAct(api.cleanup.dryRun, { isToldInPlace: true });
  const run = useAct(api.cleanup.runCleanup, {
    done: ({ done, failed }) => (failed > 0 ? `${done} done, ${failed} failed. The report says which.` : `${done} done.`),
    learn: readReportAgain,
    isToldInPlace: true,
  });
  const look = dry.act;
  useEffect(() => look({ scanId, chosen }), [look, scanId, chosen]);
  const plan = dry.out;
  const todo = plan?.steps.filter(({ step }) => step !== "leave").length ?? 0;
  const isOld = codeOf(run.error) === "CLEANUP_CHANGED";
  return (
    <Dialog
      isOpen
      isWide
      title="Dry run"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {isOld ? (
            <Button
              kind="primary"
              isBusy={dry.isActing}
              onClick={() => {
                run.reset();
                look({ scanId, chosen });
              }}
            >
              New dry run
            </Button>
          ) : (
            <Button
              kind="danger"
              isBusy={run.isActing}
              disabled={todo === 0}
              onClick={() => plan && run.act({ scanId, chosen, hash: plan.hash }, { onSuccess: onDone })}
            >
              {todo === 1 ? "Run 1 step" : `Run ${todo} steps`}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {(run.error ?? dry.error) && <Alert tone="bad" title={(run.error ?? dry.error)?.message ?? ""} />}
        {plan ? <Plan plan={plan} /> : !dry.error && <Skeleton className="h-40 w-full" />}
      </div>
    </Dialog>
  );
}

function Plan({ plan: { steps, hash } }: { plan: DryRun }) {
  return (
    <>
      <p className="text-muted">Nothing has happened yet. A run asks for your second factor and does exactly this:</p>
      <ul className="grid gap-3">
        {steps.map((each) => (
          <Step key={each.n} of={each} />
        ))}
      </ul>
      <p className="type-small text-muted">
        List <code className="font-mono">{hash.slice(0, HASH_SHOWN)}</code>. If it changes before you run it, nothing is done.
      </p>
    </>
  );
}

function Step({ of: { kind, objectId, step, why } }: { of: PlannedStep }) {
  return (
    <li className="grid gap-0.5 border-l-2 border-line-strong pl-3">
      <span className={step === "leave" ? "type-ui text-muted" : "type-ui font-semibold"}>{cleanupTexts.steps[step]}</span>
      <span className="type-small wrap-anywhere text-muted">
        {cleanupTexts.kinds[kind].name}: {objectId}
        {why && `. ${why}`}
      </span>
    </li>
  );
}
