import { FIELDS_OF, type ReviewField } from "@blenda/domain/review/constants";
import type { ReviewItem } from "@blenda/domain/review/model";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { clockOf, dayOf } from "../../../lib/text/time.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Kbd } from "../../../ui/kbd.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { Choice, VerdictState } from "../../data/use-verdict.ts";
import { CommentFields } from "./comment-fields.tsx";
import { NotACopyField } from "./not-a-copy-field.tsx";
import { Obstacle } from "./obstacle.tsx";
import { RejectFields } from "./reject-fields.tsx";
import { useSend } from "./use-send.ts";
import { type Faults, faultsOf } from "./verdict-faults.ts";

const KEYS: Record<Choice, string> = { approve: "A", requestChanges: "C", reject: "R" };

/** What each decision does, said before it is taken. */
function effectsOf(item: ReviewItem): Record<Choice, { label: string; help: string }> {
  const { submission, version, kind } = item;
  const { publishAt } = submission.draft.fields;
  const live = submission.live && { version: item.itemType === "product" ? item.submission.live?.version : null };
  return {
    approve: {
      label: "Approve",
      help: publishAt
        ? `Goes on sale on ${dayOf(publishAt)}`
        : live
          ? version
            ? `${version} replaces ${live.version ?? "it"} right away`
            : "The changes go live right away"
          : "Goes on sale right away",
    },
    requestChanges: { label: "Request changes", help: live ? `${live.version ?? "It"} stays on sale` : "Goes back to its creator" },
    reject: {
      label: "Reject",
      help: kind === "appeal" ? "Final: there's no second appeal" : "With a reason, and one appeal within 30 days",
    },
  };
}

function sendText({ choice, comments }: VerdictState["verdict"]): string {
  if (choice === "approve") return "Approve";
  if (choice === "reject") return "Reject";
  if (choice !== "requestChanges") return "Send decision";
  const written = comments.filter(({ text }) => text.trim() !== "").length;
  return written === 1 ? "Send 1 comment" : `Send ${written} comments`;
}

/** Chooses, says what it sends, sends. No single key decides anything. */
export function Decision({ item, state }: { item: ReviewItem; state: VerdictState }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const { verdict, change } = state;
  const { choice } = verdict;
  const { send, isSending, error } = useSend(item, state);
  const mayBeCopy = item.copies.length > 0;
  const effects = effectsOf(item);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsOf(verdict, mayBeCopy);
    setFaults(found);
    const [first] = Object.keys(found);
    if (!first) send(verdict);
    // What is missing gets the focus: the button itself is never dead.
    else
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>(`[data-part=${first}] :is(input, textarea, select, button)`)?.focus(),
      );
  };
  const next = item.place.next;
  const isClosed = item.obstacle !== null;
  return (
    <Panel title="Decision" aside={item.claim?.isYours && <p className="type-small text-muted">You, since {clockOf(item.claim.since)}</p>}>
      <Obstacle item={item} />
      <form ref={form} id={id} data-decision noValidate onSubmit={onSubmit} className="grid gap-4">
        <fieldset disabled={isClosed} className="grid min-w-0 gap-4">
          <legend className="sr-only">Decision</legend>
          <div data-part="choice">
            <RadioGroup
              legend="What should happen"
              isLegendHidden
              name={`${id}-choice`}
              value={choice}
              options={Object.entries(effects).map(([value, { label, help }]) => ({
                value: value as Choice,
                label,
                help,
                disabled: isClosed,
                aside: (
                  <span className="pointer-coarse:hidden">
                    <Kbd>{KEYS[value as Choice]}</Kbd>
                  </span>
                ),
              }))}
              error={faults.choice}
              onChange={(next) => {
                change({ choice: next });
                setFaults({});
              }}
            />
          </div>
          {choice === "approve" && mayBeCopy && <NotACopyField state={state} fault={faults.notACopy} />}
          {choice === "reject" && <RejectFields state={state} faults={faults} />}
          {choice === "requestChanges" && (
            <CommentFields state={state} fault={faults.comments} item={item} offered={offeredFields(item, verdict)} />
          )}
          {error && <Alert tone="bad" title={error.message} />}
          <div className="grid gap-2">
            <Button type="submit" kind="primary" size="large" isBusy={isSending} disabled={isClosed}>
              {sendText(verdict)}
            </Button>
            <p className="text-center type-small text-muted">{next ? `Then the next: ${next.title}` : "Then back to the queue"}</p>
          </div>
        </fieldset>
      </form>
      {!isClosed && (
        <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-surface-1 px-4 py-3 lg:hidden">
          <p className="min-w-0 flex-1 truncate type-small text-muted">{choice ? effects[choice].label : "Nothing chosen yet"}</p>
          <Button type="submit" form={id} kind="primary" isBusy={isSending}>
            {sendText(verdict)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** Fields that have no comment yet: what changed first, then the others. Lessons are commented on where they are listed. */
function offeredFields({ itemType, submission }: ReviewItem, { comments }: VerdictState["verdict"]): ReviewField[] {
  const taken = new Set(comments.flatMap(({ field, lessonId }) => (lessonId === null ? [field] : [])));
  const changed: ReviewField[] = submission.draft.changes.map(({ field }) => field);
  const all: readonly ReviewField[] = FIELDS_OF[itemType];
  const others = all.filter((field) => field !== "schedule" && (field !== "version" || submission.live !== null));
  return [...new Set([...changed, ...others])].filter((field) => !taken.has(field));
}
