import { fileUrl } from "@blenda/domain/shared/file-url";
import { RICH_ALT } from "@blenda/domain/shared/rich-text/tree";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { classNames } from "../class-names.ts";
import { Button } from "../controls/button.tsx";
import { Field } from "../controls/field.tsx";
import { Input } from "../controls/input.tsx";
import { Dialog } from "../feedback/dialog.tsx";
import type { OwnPicture } from "./editor-props.ts";

interface Props {
  editor: Editor;
  pictures: readonly OwnPicture[];
  onClose: () => void;
}

/** Puts one of the pictures people already sent into the text. */
export function PictureDialog({ editor, pictures, onClose }: Props) {
  const [chosen, setChosen] = useState(pictures[0]);
  const [alt, setAlt] = useState(pictures[0]?.alt ?? "");
  const choose = (picture: OwnPicture) => {
    setChosen(picture);
    setAlt(picture.alt);
  };
  const insert = () => {
    if (chosen)
      editor
        .chain()
        .focus()
        .insertContent({ type: "picture", attrs: { fileId: chosen.fileId, alt: alt.trim() } })
        .run();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a picture"
      actions={
        <Button kind="primary" onClick={insert}>
          Add picture
        </Button>
      }
    >
      <ul aria-label="Pictures" className="grid grid-cols-3 gap-3">
        {pictures.map((picture, at) => (
          <li key={picture.fileId}>
            <button
              type="button"
              aria-pressed={picture === chosen}
              aria-label={picture.alt || `Picture ${at + 1}`}
              onClick={() => choose(picture)}
              className={classNames(
                "block w-full overflow-hidden rounded-sm border-2",
                picture === chosen ? "border-ember" : "border-transparent",
              )}
            >
              <img src={fileUrl(picture.fileId)} alt="" className="aspect-4/3 w-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      <Field label="Description for people who can't see it">
        <Input value={alt} maxLength={RICH_ALT} onChange={({ target }) => setAlt(target.value)} />
      </Field>
    </Dialog>
  );
}
