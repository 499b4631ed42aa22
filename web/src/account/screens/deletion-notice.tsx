import type { Profile } from "@blenda/domain/account/model";
import { accountTexts } from "@blenda/domain/account/texts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { learnProfile } from "../data/own-queries.ts";

/** Stands above everything else for as long as the account can still be kept. */
export function DeletionNotice({ profile: { deletionDueAt } }: { profile: Profile }) {
  const { act, isActing } = useAct(api.account.undoDelete, { done: () => accountTexts.deleteUndone, learn: learnProfile });
  if (deletionDueAt === null) return null;
  return (
    <Alert tone="warn" title={`Your account will be deleted on ${momentOf(deletionDueAt)}.`}>
      Until then you can change your mind.
      <div className="pt-3">
        <Button size="small" isBusy={isActing} onClick={() => act(undefined)}>
          Keep my account
        </Button>
      </div>
    </Alert>
  );
}
