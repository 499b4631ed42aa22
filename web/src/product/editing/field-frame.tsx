import type { ReactNode } from "react";
import { agoOf } from "../../lib/text/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { fieldId } from "./field-focus.ts";
import type { ItemEditor } from "./item-editor.ts";

interface Props<Field extends string> {
  editor: ItemEditor<Field>;
  field: Field;
  className?: string;
  children: ReactNode;
}

/** The place of a field: where a jump leads, and where what review said about it is read. */
export function FieldFrame<Field extends string>({ editor, field, className, children }: Props<Field>) {
  return (
    <div id={fieldId(field)} className={classNames("scroll-mt-36", className)}>
      {children}
      <Remarks remarks={editor.remarksOn(field)} />
    </div>
  );
}

/** What review said, where it was said about. */
export const Remarks = ({ remarks }: { remarks: readonly { id: string; text: string; at: string }[] }) =>
  remarks.map(({ id, text, at }) => (
    <p key={id} className="mt-2 flex gap-2 rounded-sm border border-warn-line bg-warn-soft px-3 py-2 type-small">
      <Icon name="message-square" size={16} className="mt-0.5 shrink-0 text-warn" />
      <span>
        <span className="font-semibold">Review, {agoOf(at)}:</span> {text}
      </span>
    </p>
  ));

/** Of something on sale, what a change of this field means. */
export function ReviewNote<Field extends string>({ editor, field }: { editor: ItemEditor<Field>; field: Field }) {
  if (!editor.draft.live) return null;
  return <span className="block type-label text-muted">{editor.needsReview(field) ? "needs review" : "goes live right away"}</span>;
}

interface NameProps<Field extends string> {
  editor: ItemEditor<Field>;
  field: Field;
  children: string;
}

/** A field's name with what a change of it means, as a label takes it. */
export function FieldName<Field extends string>({ editor, field, children }: NameProps<Field>) {
  return (
    <>
      {children} <ReviewNote editor={editor} field={field} />
    </>
  );
}
