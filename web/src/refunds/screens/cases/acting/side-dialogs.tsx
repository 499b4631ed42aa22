import { CASES } from "@blenda/domain/refunds/cases/constants";
import type { RefundCase } from "@blenda/domain/refunds/cases/model";
import { useRef } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { newKey } from "../../../../lib/calls/key.ts";
import { learnCase } from "../../../data/case-queries.ts";
import { SideTextDialog } from "./side-text-dialog.tsx";

interface Props {
  found: RefundCase;
  onClose: () => void;
}

export function AskDialog({ found, onClose }: Props) {
  const key = useRef(newKey());
  const { act, isActing, error } = useAct(api.refunds.askSide, { learn: learnCase, isToldInPlace: true });
  return (
    <SideTextDialog
      found={found}
      title="Ask one side"
      textLabel="Question"
      label="Ask"
      bounds={{ least: CASES.QUESTION_LEAST, most: CASES.QUESTION_MOST }}
      isBusy={isActing}
      error={error}
      onSend={(side, question) => act({ id: found.id, side, question, key: key.current }, { onSuccess: onClose })}
      onClose={onClose}
    >
      They're told by notification and email, and have {CASES.ANSWER_HOURS} hours to answer. The other side doesn't see it.
    </SideTextDialog>
  );
}

export function WarnDialog({ found, onClose }: Props) {
  const key = useRef(newKey());
  const { act, isActing, error } = useAct(api.refunds.warn, { learn: learnCase, isToldInPlace: true });
  return (
    <SideTextDialog
      found={found}
      title="Warn one side"
      textLabel="What they read"
      label="Send the warning"
      kind="danger"
      bounds={{ least: CASES.WARNING_LEAST, most: CASES.WARNING_MOST }}
      isBusy={isActing}
      error={error}
      onSend={(side, text) => act({ id: found.id, side, text, key: key.current }, { onSuccess: onClose })}
      onClose={onClose}
    >
      They'll get this as a notification and by email. The warning counts in their history.
    </SideTextDialog>
  );
}
