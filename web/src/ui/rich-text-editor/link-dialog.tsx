import { safeHref } from "@blenda/domain/shared/rich-text/href";
import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Field } from "../controls/field.tsx";
import { Input } from "../controls/input.tsx";
import { Dialog } from "../feedback/dialog.tsx";

/** As people type one: without `https://`, or an email. */
function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return safeHref(`mailto:${text}`);
  return safeHref(text) ?? (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/u.test(text) ? safeHref(`https://${text}`) : null);
}

/** Puts a link on what is selected, changes the one under the cursor, or writes a new one. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes("link").href ?? "");
  const [typed, setTyped] = useState(before);
  const [isTried, setTried] = useState(false);
  const href = addressOf(typed);

  const save = () => {
    setTried(true);
    if (href === null) return;
    const chain = editor.chain().focus().extendMarkRange("link");
    const written = { type: "text", text: typed.trim(), marks: [{ type: "link", attrs: { href } }] };
    if (editor.state.selection.empty && !before) chain.insertContent(written).run();
    else chain.setMark("link", { href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
    onClose();
  };
  /** No form of its own: the editor is inside one. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    save();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={before ? "Edit link" : "Add a link"}
      actions={
        <>
          {before && (
            <Button kind="danger" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button kind="primary" onClick={save}>
            {before ? "Save link" : "Add link"}
          </Button>
        </>
      }
    >
      <Field
        label="Link address"
        help="A website, an email or a phone number, such as tel:+4930123456."
        error={isTried && href === null ? "Enter an address that starts with https://, an email, or tel: and a number." : undefined}
      >
        <Input value={typed} onChange={({ target }) => setTyped(target.value)} onKeyDown={onKeyDown} inputMode="url" autoComplete="off" />
      </Field>
    </Dialog>
  );
}
