import { AFFILIATE_TERMS_VERSION } from "@blenda/domain/affiliates/constants";
import type { AffiliateRecord } from "@blenda/domain/affiliates/model";
import { affiliateStateTexts, affiliateTexts } from "@blenda/domain/affiliates/texts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { forgetStatus } from "../data/affiliate-queries.ts";

/** What somebody is in, and was asked to join. */
export function OwnProgrammes({ records }: { records: readonly AffiliateRecord[] }) {
  if (records.length === 0)
    return (
      <p className="text-muted">
        You haven't joined yet.{" "}
        <Link to="/affiliate-program" className="link-inline">
          See how it works
        </Link>
      </p>
    );
  return (
    <ul className="grid gap-4">
      {records.map((record) => (
        <li key={record.id} className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
          <Programme record={record} />
        </li>
      ))}
    </ul>
  );
}

function Programme({ record }: { record: AffiliateRecord }) {
  const { id, shopName, bps, state, termsVersion } = record;
  const [isLeaving, setLeaving] = useState(false);
  const answering = useAct(api.affiliates.answerInvitation, {
    learn: forgetStatus,
    done: (now) => (now.state === "active" ? `You're in ${now.shopName}'s program` : `You've declined ${now.shopName}'s invitation`),
  });
  const answer = (isAccepted: boolean) => answering.act({ id, isAccepted, termsVersion: AFFILIATE_TERMS_VERSION });
  const which = <span className="sr-only"> of {shopName}</span>;
  return (
    <>
      <p className="flex justify-between gap-3">
        <span className="type-ui font-semibold wrap-anywhere">{shopName}</span>
        <span className="type-small whitespace-nowrap text-muted">
          {bps / 100}% · {affiliateStateTexts[state]}
        </span>
      </p>
      {termsVersion !== null && (
        <p className="type-small text-muted">
          You accepted the{" "}
          <Link to="/affiliate-program" hash="terms" className="link-inline">
            terms, version {termsVersion}
            {which}
          </Link>
        </p>
      )}
      {state === "invited" && (
        <span className="flex flex-wrap gap-2">
          <Button kind="primary" size="small" isBusy={answering.isActing} onClick={() => answer(true)}>
            Accept terms and join{which}
          </Button>
          <Button size="small" disabled={answering.isActing} onClick={() => answer(false)}>
            Decline invitation{which}
          </Button>
        </span>
      )}
      {(state === "active" || state === "paused") && (
        <Button size="small" className="justify-self-start" onClick={() => setLeaving(true)}>
          Leave program{which}
        </Button>
      )}
      {isLeaving && <LeaveDialog record={record} onClose={() => setLeaving(false)} />}
    </>
  );
}

function LeaveDialog({ record: { id, shopName }, onClose }: { record: AffiliateRecord; onClose: () => void }) {
  const { act, isActing } = useAct(api.affiliates.leaveProgramme, { learn: forgetStatus, done: () => affiliateTexts.left });
  return (
    <ConfirmDialog
      question={`Leave ${shopName}'s program?`}
      label="Leave program"
      keepLabel="Stay"
      isBusy={isActing}
      onYes={() => act({ id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      New clicks won't count. What you've already brought still does, and you're paid for it.
    </ConfirmDialog>
  );
}
