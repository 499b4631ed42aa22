import { can } from "@blenda/domain/access/can";
import { changeContent } from "@blenda/domain/content/access";
import type { DocumentState } from "@blenda/domain/content/model";
import { contentTexts } from "@blenda/domain/content/texts";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { momentOf } from "../../../lib/text/time.ts";
import { SaveMark } from "../../../product/autosave/save-mark.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { learnDocument } from "../../data/document-queries.ts";
import type { DocumentForm } from "../../data/use-document-form.ts";
import { fieldName } from "./field-names.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

interface Props<Fields extends object> {
  title: string;
  lead: string;
  /** Beside the title: which of several. */
  tabs?: ReactNode;
  state: DocumentState;
  form: DocumentForm<Fields>;
  /** What makes publishing worth a second thought, in words. */
  warning?: string | null;
  /** A second document of a page: one ember button is enough. */
  isSecond?: boolean;
  children: ReactNode;
}

/** Whether this reader may change it now. */
export function useCanEdit({ publishAt }: Pick<DocumentState, "publishAt">): boolean {
  return can(useMe(), changeContent) && publishAt === null;
}

/** A document with its draft: its head says how far it is and takes it further, whoever else is at it is seen here. */
export function DocumentFrame<Fields extends object>(props: Props<Fields>) {
  const { title, lead, tabs, state, form, isSecond = false, children } = props;
  const mayChange = can(useMe(), changeContent);
  const isAdminFrame = useLocation({ select: ({ pathname }) => pathname.startsWith("/admin/") });
  const Heading = isSecond ? "h2" : "h1";
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-3">
            <Heading className={isSecond ? "type-h2" : "type-h1"}>{title}</Heading>
            {tabs}
          </div>
          <p className="type-small text-muted">
            {lead}
            {isAdminFrame && !isSecond && (
              <>
                {" "}
                <Link to="/admin/content" className="text-text underline">
                  All content
                </Link>
              </>
            )}
          </p>
        </div>
        {mayChange && <Actions {...props} />}
      </div>
      {!mayChange && <Alert tone="info" title="You can look at this page. To change it you need Edit content." />}
      {form.conflict.length > 0 && <Conflict form={form} by={state.draftedBy} />}
      {form.state === "failed" && form.error && <Alert tone="bad" title={form.error.message} />}
      {state.publishAt !== null && (
        <Alert
          tone="info"
          title={`Goes live ${momentOf(state.publishAt)}${state.scheduledBy ? `, scheduled by ${state.scheduledBy}` : ""}`}
        >
          <p>Until then the draft stays as it is. Cancel the schedule to change it.</p>
        </Alert>
      )}
      {children}
    </div>
  );
}

function Actions<Fields extends object>({ state, form, warning, isSecond = false }: Props<Fields>) {
  const [asked, setAsked] = useState<"discard" | "publish" | "schedule" | null>(null);
  const close = () => setAsked(null);
  const manners = { learn: learnDocument };
  const publish = useAct(api.content.publish, { ...manners, done: () => contentTexts.published });
  const discard = useAct(api.content.discardDraft, { ...manners, done: () => contentTexts.discarded });
  const schedule = useAct(api.content.schedule, { ...manners, done: () => contentTexts.scheduled });
  const unschedule = useAct(api.content.unschedule, { ...manners, done: () => contentTexts.unscheduled });
  const { name, changed } = state;
  /** What is typed goes first; a command is about what its editor sees. */
  const afterSaving = async (then: (one: { name: typeof name; basedOn: number }) => void) => {
    close();
    if (await form.saveNow()) then({ name, basedOn: form.mark() });
  };
  if (state.publishAt !== null)
    return (
      <Button isBusy={unschedule.isActing} onClick={() => unschedule.act({ name, basedOn: form.mark() })}>
        Cancel schedule
      </Button>
    );
  const count = changed.length;
  const isDrafted = count > 0 || form.state === "waiting" || form.state === "saving";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isDrafted || form.state !== "saved" ? (
        <SaveMark state={form.state} savedAt={form.savedAt} onRetry={() => void form.saveNow()} prefix="Draft" />
      ) : (
        <span className="type-small text-muted">Same as what's live</span>
      )}
      {isDrafted && (
        <>
          <Button kind="quiet" isBusy={discard.isActing} onClick={() => setAsked("discard")}>
            Discard
          </Button>
          <Button isBusy={schedule.isActing} onClick={() => setAsked("schedule")}>
            Schedule
          </Button>
        </>
      )}
      <Button
        kind={isSecond ? "secondary" : "primary"}
        disabled={!isDrafted}
        isBusy={publish.isActing}
        onClick={() => (warning ? setAsked("publish") : void afterSaving(publish.act))}
      >
        {count > 1 ? `Publish ${count} changes` : "Publish"}
      </Button>
      {asked === "discard" && (
        <ConfirmDialog question="Discard the draft?" label="Discard draft" onYes={() => void afterSaving(discard.act)} onClose={close}>
          {`${changed.map(fieldName).join(", ")} will be as they are live. Nobody can bring the draft back.`}
        </ConfirmDialog>
      )}
      {asked === "publish" && (
        <ConfirmDialog
          question="Publish it like this?"
          label="Publish anyway"
          kind="primary"
          onYes={() => void afterSaving(publish.act)}
          onClose={close}
        >
          {warning}
        </ConfirmDialog>
      )}
      {asked === "schedule" && (
        <ScheduleDialog onClose={close} onChosen={(at) => void afterSaving((one) => schedule.act({ ...one, at }))} />
      )}
    </div>
  );
}

/** The same field was changed by somebody else meanwhile: nothing is sent until one of both is chosen, and nothing is lost. */
function Conflict<Fields extends object>({ form, by }: { form: DocumentForm<Fields>; by: string | null }) {
  const names = form.conflict.map((field) => fieldName(String(field))).join(", ");
  return (
    <Alert tone="warn" title={`${by ?? "Someone"} changed this meanwhile: ${names}`}>
      <p>This was changed in two places. Choose which version to keep; everything else is saved.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => void form.keepMine()}>
          Keep mine
        </Button>
        <Button size="small" onClick={form.takeTheirs}>
          Take theirs
        </Button>
      </div>
    </Alert>
  );
}
