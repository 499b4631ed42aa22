import { can } from "@blenda/domain/access/can";
import { decideReports } from "@blenda/domain/reports/access";
import { type CaseDecision, REPORTS } from "@blenda/domain/reports/constants";
import type { ReportCase } from "@blenda/domain/reports/model";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useMe } from "../../../lib/session/use-me.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { DecidedCase } from "../../data/use-decision.ts";
import { useDecision } from "../../data/use-decision.ts";
import { DECISION_HELP, DECISION_VERBS } from "../case-labels.ts";
import { Holder } from "./holder.tsx";
import { Obstacle } from "./obstacle.tsx";
import { TheyWillRead } from "./they-will-read.tsx";

interface Props {
  found: ReportCase;
  onDecided: (decided: DecidedCase) => void;
  onSkip: () => void;
}

/** One of the choices, why, and the exact words that go out. The button says what happens and to how many. */
export function Decision({ found, onDecided, onSkip }: Props) {
  const canDecide = can(useMe(), decideReports);
  const { choices, obstacle, assignee } = found;
  const state = useDecision(found, onDecided);
  const { form, draft, errors, control, set, submit, choice, isActing, error, decide, hears } = state;
  return (
    <>
      <Panel
        title="Decision"
        aside={
          assignee && (
            <span className="flex items-center gap-2 type-small text-muted">
              <Avatar name={assignee.name} src={assignee.avatarUrl} size={20} />
              {assignee.isYours ? "yours" : assignee.name}
            </span>
          )
        }
      >
        {obstacle ? (
          <Obstacle found={found} />
        ) : (
          <form ref={form} id="decision" data-decision noValidate className="grid gap-5" onSubmit={submit(decide)}>
            {error && <Alert tone="bad" title={error.message} />}
            <RadioGroup
              legend="What happens with it"
              isLegendHidden
              name="decision"
              value={choice}
              error={errors.decision}
              options={choices.map((value, at) => ({
                value,
                label: reportTexts.decisions[value],
                help: DECISION_HELP[value],
                aside: (
                  <span className="pointer-coarse:hidden">
                    <Kbd>{String(at + 1)}</Kbd>
                  </span>
                ),
              }))}
              onChange={(value) => set("decision", value)}
            />
            <Field label="Reason, recorded in the audit log" error={errors.reason}>
              <Textarea {...control("reason")} rows={3} maxLength={REPORTS.REASON_MOST} />
            </Field>
            {canAlsoWarn(choice) && found.author && (
              <Checkbox checked={draft.isWarning !== ""} onChange={({ target }) => set("isWarning", target.checked ? "yes" : "")}>
                Warn the author{" "}
                <span className="text-muted">
                  ({Math.min(found.author.warnings + 1, REPORTS.WARNINGS_MOST)} of {REPORTS.WARNINGS_MOST})
                </span>
              </Checkbox>
            )}
          </form>
        )}
      </Panel>
      {!obstacle && (
        <Panel>
          <TheyWillRead state={state} />
          <div className="mt-5 grid gap-3">
            <Button type="submit" form="decision" kind={choice === "remove_and_suspend" ? "danger" : "primary"} isBusy={isActing}>
              {choice ? buttonText(choice, hears) : "Choose a decision"}
              <span className="pointer-coarse:hidden [&_kbd]:border-current [&_kbd]:text-current">
                <Kbd>Ctrl ↵</Kbd>
              </span>
            </Button>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Button kind="quiet" size="small" onClick={onSkip}>
                Skip
              </Button>
              {canDecide && <Holder found={found} />}
            </div>
          </div>
        </Panel>
      )}
    </>
  );
}

const canAlsoWarn = (choice: CaseDecision | null): boolean => choice === "remove" || choice === "ask_author";

/** "Remove and tell all four". */
function buttonText(choice: CaseDecision, hears: number): string {
  const numbers = ["nobody", "one person", "both", "all three", "all four", "all five"];
  return hears === 0 ? DECISION_VERBS[choice] : `${DECISION_VERBS[choice]} and tell ${numbers[hears] ?? `all ${hears}`}`;
}
