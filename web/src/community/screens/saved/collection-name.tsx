import { COMMUNITY } from "@blenda/domain/community/constants";
import type { Collection } from "@blenda/domain/community/model";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { codeOf } from "../../../lib/calls/refusal.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { learnCollection } from "../../data/collections.ts";

interface Props {
  /** The one that gets another name; without it a new one is made. */
  collection?: Collection | undefined;
  onDone?: (collection: Collection) => void;
  onClose: () => void;
}

const lettersIn = (text: string): number => [...text.trim()].length;

function nameFault(name: string): string | undefined {
  if (lettersIn(name) === 0) return "Please enter a name.";
  return lettersIn(name) > COMMUNITY.COLLECTION_NAME_MAX ? `Please use at most ${COMMUNITY.COLLECTION_NAME_MAX} characters.` : undefined;
}

export function CollectionName({ collection, onDone, onClose }: Props) {
  const id = useId();
  const { form, draft, errors, control, submit, refuse } = useDraft({ name: collection?.name ?? "" }, ({ name }) => ({
    name: nameFault(name),
  }));
  const creating = useAct(api.community.createCollection, { learn: learnCollection, isToldInPlace: true });
  const renaming = useAct(api.community.renameCollection, { learn: learnCollection, isToldInPlace: true });
  const error = creating.error ?? renaming.error;
  const isTaken = codeOf(error) === "COMMUNITY_COLLECTION_EXISTS";
  const send = ({ name }: typeof draft) => {
    const answers = {
      onSuccess: (made: Collection) => {
        onClose();
        onDone?.(made);
      },
      onError: (refusal: Error) => codeOf(refusal) === "COMMUNITY_COLLECTION_EXISTS" && refuse({ name: refusal.message }),
    };
    if (collection) renaming.act({ collectionId: collection.id, name: name.trim() }, answers);
    else creating.act({ name: name.trim() }, answers);
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
        <Field label="Name" error={errors.name} aside={`${lettersIn(draft.name)}/${COMMUNITY.COLLECTION_NAME_MAX}`}>
          <Input {...control("name")} data-first-focus autoComplete="off" required />
        </Field>
      </form>
    </Dialog>
  );
}
