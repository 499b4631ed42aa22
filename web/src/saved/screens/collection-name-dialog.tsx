import { SAVED } from "@blenda/domain/saved/constants";
import type { Collection } from "@blenda/domain/saved/model";
import { nameFaults, nameProblem } from "@blenda/domain/shared/names";
import { useId } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { learnCollections } from "../data/collections.ts";

interface Props {
  /** The one that gets another name; without it a new one is made. */
  collection?: Collection;
  onDone?: (collections: Collection[], name: string) => void;
  onClose: () => void;
}

const lettersIn = (text: string): number => [...text.trim()].length;

function nameFault(name: string): string | undefined {
  if (lettersIn(name) === 0) return "Please enter a name.";
  if (lettersIn(name) > SAVED.COLLECTION_NAME_MAX) return `Please use at most ${SAVED.COLLECTION_NAME_MAX} characters.`;
  const problem = nameProblem(name.trim());
  return problem ? nameFaults[problem] : undefined;
}

export function CollectionNameDialog({ collection, onDone, onClose }: Props) {
  const id = useId();
  const { form, draft, errors, control, submit, refuse } = useDraft({ name: collection?.name ?? "" }, ({ name }) => ({
    name: nameFault(name),
  }));
  const creating = useAct(api.saved.createCollection, { learn: learnCollections, isToldInPlace: true });
  const renaming = useAct(api.saved.renameCollection, { learn: learnCollections, isToldInPlace: true });
  const error = creating.error ?? renaming.error;
  const isTaken = codeOf(error) === "SAVED_COLLECTION_TAKEN";
  const send = ({ name }: typeof draft) => {
    const answers = {
      onSuccess: (collections: Collection[]) => {
        onClose();
        onDone?.(collections, name.trim());
      },
      onError: (refusal: Error) => codeOf(refusal) === "SAVED_COLLECTION_TAKEN" && refuse({ name: refusal.message }),
    };
    if (collection) renaming.act({ id: collection.id, name }, answers);
    else creating.act({ name }, answers);
  };
  return (
    <Dialog
      isOpen
      title={collection ? "Rename collection" : "New collection"}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={creating.isActing || renaming.isActing}>
            {collection ? "Rename" : "Create"}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-4" onSubmit={submit(send)}>
        {error && !isTaken && <Alert tone="bad" title={error.message} />}
        <Field label="Name" error={errors.name} aside={`${lettersIn(draft.name)}/${SAVED.COLLECTION_NAME_MAX}`}>
          <Input {...control("name")} data-first-focus autoComplete="off" required />
        </Field>
      </form>
    </Dialog>
  );
}
