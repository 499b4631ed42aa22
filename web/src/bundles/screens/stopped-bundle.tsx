import { can } from "@blenda/domain/access/can";
import { BUNDLES } from "@blenda/domain/bundles/constants";
import { reviewers } from "@blenda/domain/publication/access";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { forgetBundles, stoppedBundleQuery } from "../data/bundle-queries.ts";

/** What our team took off sale, where it stood: seen by whoever may put it back, except its own creator. */
export function StoppedBundle({ id }: { id: string }) {
  const me = useMe();
  const mayDecide = can(me, reviewers);
  const { data: bundle } = useQuery({ ...stoppedBundleQuery(id), enabled: mayDecide });
  const [isAsking, setAsking] = useState(false);
  if (!mayDecide || !bundle) return null;
  const { title, description, creatorId, reason, at } = bundle;
  return (
    <section className="grid w-full max-w-prose justify-items-start gap-3 rounded-md border border-line p-5">
      <h2 className="type-h2 break-words">{title}</h2>
      <p className="type-ui">
        Taken off sale {momentOf(at)}: <q>{reason}</q>
      </p>
      {description && <p className="type-ui break-words text-muted">{description}</p>}
      {me?.id === creatorId ? (
        <p className="type-small text-muted">It is yours, so somebody else decides.</p>
      ) : (
        <Button icon="eye" onClick={() => setAsking(true)}>
          Put back on sale
        </Button>
      )}
      {isAsking && <ReinstateDialog id={id} title={title} onClose={() => setAsking(false)} />}
    </section>
  );
}

function ReinstateDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const formId = useId();
  const { act, isActing, error } = useAct(api.bundles.reinstateBundle, {
    learn: async (_out, cache) => forgetBundles(cache),
    done: () => `${title} is back on sale`,
    isToldInPlace: true,
  });
  const { form, draft, errors, control, submit } = useDraft({ reason: "" }, ({ reason }) => ({
    reason: reason.trim() === "" ? "Say why, for the record." : undefined,
  }));
  return (
    <Dialog
      isOpen
      title="Put this bundle back on sale?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Leave it off sale</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isActing}>
            Put back on sale
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-4" onSubmit={submit(() => act({ id, reason: draft.reason.trim() }))}>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Reason" error={errors.reason} help="Our team reads this in the log.">
          <Textarea {...control("reason")} rows={3} maxLength={BUNDLES.REASON_MOST} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
