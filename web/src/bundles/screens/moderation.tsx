import { can } from "@blenda/domain/access/can";
import { BUNDLES } from "@blenda/domain/bundles/constants";
import type { BundlePage } from "@blenda/domain/bundles/model";
import { reviewers } from "@blenda/domain/publication/access";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { forgetBundles } from "../data/bundle-queries.ts";

/** For whoever decides about what others sell: its name and its words, for its items are decided about one by one. */
export function Moderation({ bundle }: { bundle: BundlePage }) {
  const me = useMe();
  const [isAsking, setAsking] = useState(false);
  if (!can(me, reviewers) || me?.id === bundle.creatorId) return null;
  return (
    <>
      <Button kind="quiet" size="small" icon="eye-off" onClick={() => setAsking(true)}>
        Take off sale
      </Button>
      {isAsking && <SuspendDialog bundle={bundle} onClose={() => setAsking(false)} />}
    </>
  );
}

function SuspendDialog({ bundle: { id, title }, onClose }: { bundle: BundlePage; onClose: () => void }) {
  const formId = useId();
  const navigate = useNavigate();
  const { act, isActing, error } = useAct(api.bundles.suspendBundle, {
    learn: async (_out, cache) => {
      await navigate({ to: "/marketplace" });
      await forgetBundles(cache);
    },
    done: () => `${title} is off sale`,
    isToldInPlace: true,
  });
  const { form, draft, errors, control, submit } = useDraft({ reason: "" }, ({ reason }) => ({
    reason: reason.trim() === "" ? "Say why. Its creator reads this." : undefined,
  }));
  return (
    <Dialog
      isOpen
      title="Take this bundle off sale?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it on sale</Button>
          <Button type="submit" form={formId} kind="danger" isBusy={isActing}>
            Take off sale
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-4" onSubmit={submit(() => act({ id, reason: draft.reason.trim() }))}>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Reason" error={errors.reason} help="Its creator reads this. People keep what they bought with it.">
          <Textarea {...control("reason")} rows={3} maxLength={BUNDLES.REASON_MOST} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
