import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { useId, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { newKey } from "../../../lib/calls/key.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";

/** One message to every active affiliate's inbox. */
export function MessageDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [key] = useState(newKey);
  const { act, isActing, error } = useAct(api.affiliates.messageAffiliates, {
    done: ({ people }) => affiliateTexts.messageSent(people),
    isToldInPlace: true,
  });
  const { form, errors, control, submit } = useDraft({ body: "" }, ({ body }) => ({
    body: body.trim().length < AFFILIATES.MESSAGE_LEAST ? affiliateTexts.messageFault : undefined,
  }));
  return (
    <Dialog
      isOpen
      title="Write to your affiliates"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isActing}>
            Send message
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={submit(({ body }) => act({ body: body.trim(), key }, { onSuccess: onClose }))}
      >
        {error && <Alert tone="bad" title={error.message} />}
        <Field
          label="Message"
          error={errors.body}
          help={`Goes to each active affiliate's inbox. At most ${AFFILIATES.MESSAGES_A_DAY} a day.`}
        >
          <Textarea {...control("body")} rows={6} maxLength={AFFILIATES.MESSAGE_MOST} data-first-focus />
        </Field>
      </form>
    </Dialog>
  );
}
