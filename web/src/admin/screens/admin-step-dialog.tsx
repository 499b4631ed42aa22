import type { AdminStep } from "@blenda/domain/admin/constants";
import type { Admin } from "@blenda/domain/admin/model";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { ReasonDialog } from "../../product/reason/reason-dialog.tsx";
import { learnAdmins } from "../data/admin-queries.ts";
import { STEP_WORDS } from "./step-words.ts";

interface Props {
  admin: Admin;
  step: AdminStep;
  onClose: () => void;
}

const MANNERS = { learn: learnAdmins, isToldInPlace: true };

/** One step about one admin, with its reason. */
export function AdminStepDialog({ admin: { userId, name }, step, onClose }: Props) {
  const unlist = useAct(api.admin.unlistAdmin, MANNERS);
  const claim = useAct(api.admin.setClaim, MANNERS);
  const level = useAct(api.admin.setLevel, MANNERS);
  const factors = useAct(api.admin.resetFactors, MANNERS);
  const all = [unlist, claim, level, factors];
  const then = { onSuccess: onClose };
  const send = (reason: string) => {
    const one = { userId, reason };
    if (step === "unlist") unlist.act(one, then);
    else if (step === "resetFactors") factors.act(one, then);
    else if (step === "giveClaim" || step === "takeClaim") claim.act({ ...one, isAdmin: step === "giveClaim" }, then);
    else level.act({ ...one, level: step === "makeSuper" ? "super" : "admin" }, then);
  };
  const { title, label, does, kind } = STEP_WORDS[step];
  return (
    <ReasonDialog
      title={title(name)}
      label={label}
      kind={kind}
      isBusy={all.some(({ isActing }) => isActing)}
      error={all.find(({ error }) => error)?.error ?? null}
      onSend={({ reason }) => send(reason)}
      onClose={onClose}
    >
      <p>{does} We'll email them.</p>
    </ReasonDialog>
  );
}
