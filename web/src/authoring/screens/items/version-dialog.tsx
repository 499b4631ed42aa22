import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { Item } from "@blenda/domain/authoring/model";
import { isHigherVersion, nextVersion } from "@blenda/domain/authoring/rules";
import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { learnDraft } from "../../data/product-drafts.ts";
import { isVersionNumber } from "../../data/version-number.ts";

/** The number and the news of the next version; its files follow in the editor. */
export function VersionDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const live = item.version ?? "1.0";
  const id = useId();
  const navigate = useNavigate();
  const release = useAct(api.authoring.releaseVersion, {
    learn: (draft, cache) => {
      learnDraft(draft, cache);
      void navigate({ to: "/dashboard/products/$productId/edit", params: { productId: draft.id } });
    },
    isToldInPlace: true,
  });
  const { form, errors, control, submit } = useDraft({ number: nextVersion(live), changes: "" }, ({ number, changes }) => ({
    number: !isVersionNumber(number)
      ? "Enter a number such as 1.1 or 1.1.2."
      : isHigherVersion(number, live)
        ? undefined
        : `Enter a higher number than ${live}.`,
    changes: changes.trim() ? undefined : "Tell buyers what's new.",
  }));
  return (
    <Dialog
      isOpen
      title="Release a new version"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={release.isActing}>
            Continue with the files
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={submit(({ number, changes }) => release.act({ id: item.id, number, changes: changes.trim() }))}
      >
        <p className="text-muted">Version {live} stays on sale until the new one is approved. Buyers get both.</p>
        {release.error && <Alert tone="bad" title={release.error.message} />}
        <Field label="Number" error={errors.number}>
          <Input {...control("number")} inputMode="decimal" maxLength={20} />
        </Field>
        <Field label="What's new" error={errors.changes} help="Buyers see this, along with what we find has changed in the files.">
          <Textarea {...control("changes")} rows={4} maxLength={AUTHORING.CHANGES_MOST} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
