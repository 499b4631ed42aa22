import type { ProgrammeAffiliate } from "@blenda/domain/affiliates/model";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useId, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Switch } from "../../../ui/controls/switch.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { affiliateName } from "../../data/affiliate-name.ts";
import { forgetPeople } from "../../data/creator-queries.ts";
import { shareBps, shareFault, shareText } from "../../data/share.ts";

interface Props {
  person: ProgrammeAffiliate;
  onClose: () => void;
}

/** One affiliate: what they get, whether their clicks count, and the end of it. */
export function AffiliateDialog({ person, onClose }: Props) {
  const { id, state, bps, hasOwnBps } = person;
  const formId = useId();
  const [isEnding, setEnding] = useState(false);
  const rate = useAct(api.affiliates.setRate, { learn: forgetPeople, done: () => affiliateTexts.saved, isToldInPlace: true });
  const pausing = useAct(api.affiliates.pauseAffiliate, {
    learn: forgetPeople,
    done: (now) => (now.state === "paused" ? affiliateTexts.paused : affiliateTexts.resumed),
  });
  const { form, errors, control, submit } = useDraft({ share: shareText(bps) }, ({ share }) => ({ share: shareFault(share) }));
  if (isEnding) return <EndDialog person={person} onKeep={() => setEnding(false)} onEnded={onClose} />;
  return (
    <Dialog
      isOpen
      title={affiliateName(person)}
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" onClick={() => setEnding(true)}>
            {state === "invited" ? "Take back invitation" : "End for good"}
          </Button>
          <Button type="submit" form={formId} kind="primary" isBusy={rate.isActing}>
            Save share
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={submit(({ share }) => rate.act({ id, bps: shareBps(share) }, { onSuccess: onClose }))}
      >
        {rate.error && <Alert tone="bad" title={rate.error.message} />}
        <Field
          label="Share in percent"
          error={errors.share}
          help="A new share counts for clicks from now on. Sales you've made keep theirs."
          aside={
            hasOwnBps && (
              <Button
                size="small"
                kind="quiet"
                disabled={rate.isActing}
                onClick={() => rate.act({ id, bps: null }, { onSuccess: onClose })}
              >
                Use your usual share
              </Button>
            )
          }
        >
          <Input {...control("share")} inputMode="decimal" autoComplete="off" maxLength={6} data-first-focus />
        </Field>
      </form>
      {state !== "invited" && (
        <Switch
          label="New clicks count"
          help="While they're paused, new clicks don't earn them anything. Earlier clicks still count."
          isOn={state === "active"}
          disabled={pausing.isActing}
          onChange={(isOn) => pausing.act({ id, isPaused: !isOn })}
        />
      )}
    </Dialog>
  );
}

function EndDialog({ person, onKeep, onEnded }: { person: ProgrammeAffiliate; onKeep: () => void; onEnded: () => void }) {
  const { act, isActing } = useAct(api.affiliates.endAffiliate, { learn: forgetPeople, done: () => affiliateTexts.ended });
  const isInvited = person.state === "invited";
  return (
    <ConfirmDialog
      question={isInvited ? "Take back this invitation?" : `End it with ${affiliateName(person)}?`}
      label={isInvited ? "Take back" : "End for good"}
      keepLabel="Keep"
      isBusy={isActing}
      onYes={() => act({ id: person.id }, { onSuccess: onEnded })}
      onClose={onKeep}
    >
      {isInvited ? "They can't join with it any more." : "Their new clicks won't count. Clicks made before still count for 30 days."}
    </ConfirmDialog>
  );
}
