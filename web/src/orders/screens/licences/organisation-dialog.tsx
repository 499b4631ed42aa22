import { ORDERS } from "@blenda/domain/orders/constants";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { orderQuery } from "../../data/order-queries.ts";

interface Props {
  lineId: string;
  organisation: string;
  onClose: () => void;
}

/** For whom a licence was bought. */
export function OrganisationDialog({ lineId, organisation, onClose }: Props) {
  const id = useId();
  const { form, draft, errors, control, submit } = useDraft({ organisation }, (typed) => ({
    organisation:
      [...typed.organisation.trim()].length > ORDERS.ORGANISATION_MOST
        ? `Please use at most ${ORDERS.ORGANISATION_MOST} characters.`
        : undefined,
  }));
  const { act, isActing, error } = useAct(api.orders.setOrganisation, {
    done: () => "Licence updated.",
    learn: (page, cache) => void cache.setQueryData(orderQuery(page.id).queryKey, page),
    isToldInPlace: true,
  });
  return (
    <Dialog
      isOpen
      title="Organisation"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            Save
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={submit(() => act({ lineId, organisation: draft.organisation.trim() }, { onSuccess: onClose }))}
      >
        {error && <Alert tone="bad" title={error.message} />}
        <Field
          label="Name of the organisation"
          help="It appears on the licence's public page and on the invoice. Leave it empty if the licence is just for you."
          error={errors.organisation}
        >
          <Input {...control("organisation")} autoComplete="organization" />
        </Field>
      </form>
    </Dialog>
  );
}
