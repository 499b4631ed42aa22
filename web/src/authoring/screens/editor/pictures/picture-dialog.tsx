import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { Draft, DraftPicture } from "@blenda/domain/authoring/model";
import type { QueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { useAct } from "../../../../lib/calls/act.ts";
import { api } from "../../../../lib/calls/api.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Input } from "../../../../ui/controls/input.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../../ui/feedback/dialog.tsx";
import { learnDraft } from "../../../data/product-drafts.ts";
import type { ProductEditor } from "../../../data/use-product-editor.ts";

interface Props {
  editor: ProductEditor;
  picture: DraftPicture;
  onClose: () => void;
}

/** One image in full: what it shows for those who can't see it, and the way to take it out. */
export function PictureDialog({ editor: { draft, isLocked }, picture, onClose }: Props) {
  const [alt, setAlt] = useState(picture.alt);
  const id = useId();
  const learn = (next: Draft, cache: QueryClient) => {
    learnDraft(next, cache);
    onClose();
  };
  const describe = useAct(api.authoring.describePicture, { learn, isToldInPlace: true });
  const remove = useAct(api.authoring.removePicture, { learn, isToldInPlace: true });
  const target = { id: draft.id, pictureId: picture.id };
  const error = describe.error ?? remove.error;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    describe.act({ ...target, alt: alt.trim() });
  };
  return (
    <Dialog
      isOpen
      isWide
      title={picture.kind === "own" ? "Your image" : "Rendered from your file"}
      onClose={onClose}
      actions={
        isLocked ? undefined : (
          <>
            <Button kind="danger" icon="trash-2" isBusy={remove.isActing} onClick={() => remove.act(target)}>
              Remove image
            </Button>
            <Button type="submit" form={id} kind="primary" isBusy={describe.isActing}>
              Save description
            </Button>
          </>
        )
      }
    >
      <img src={picture.url} alt={picture.alt} className="max-h-[50dvh] w-full rounded-sm bg-stage object-contain" />
      {error && <Alert tone="bad" title={error.message} />}
      <form id={id} onSubmit={save}>
        <Field
          label="What it shows"
          help="For people who can't see it, and for search. One short sentence is enough."
          aside={`${[...alt].length} / ${AUTHORING.ALT_MOST}`}
        >
          <Input value={alt} maxLength={AUTHORING.ALT_MOST} disabled={isLocked} onChange={({ target: { value } }) => setAlt(value)} />
        </Field>
      </form>
    </Dialog>
  );
}
