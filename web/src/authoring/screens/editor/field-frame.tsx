import type { DraftField } from "@blenda/domain/authoring/constants";
import type { ReactNode } from "react";
import { agoOf } from "../../../lib/text/time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { fieldId } from "../../data/field-focus.ts";
import type { ProductEditor } from "../../data/use-product-editor.ts";

interface Props {
  editor: ProductEditor;
  field: DraftField;
  className?: string;
  children: ReactNode;
}

/** The place of a field: where a jump leads, and where what review said about it is read. */
export function FieldFrame({ editor, field, className, children }: Props) {
  const remarks = editor.remarksOn(field);
  return (
    <div id={fieldId(field)} className={classNames("scroll-mt-36", className)}>
      {children}
      {remarks.map(({ id, text, at }) => (
        <p key={id} className="mt-2 flex gap-2 rounded-sm border border-warn-line bg-warn-soft px-3 py-2 type-small">
          <Icon name="message-square" size={16} className="mt-0.5 shrink-0 text-warn" />
          <span>
            <span className="font-semibold">Review, {agoOf(at)}:</span> {text}
          </span>
        </p>
      ))}
    </div>
  );
}

/** Of something on sale, what a change of this field means. */
export function ReviewNote({ editor, field }: { editor: ProductEditor; field: DraftField }) {
  if (!editor.draft.live) return null;
  return <span className="block type-label text-muted">{editor.needsReview(field) ? "needs review" : "goes live right away"}</span>;
}

/** A field's name with what a change of it means, as a label takes it. */
export function FieldName({ editor, field, children }: { editor: ProductEditor; field: DraftField; children: string }) {
  return (
    <>
      {children} <ReviewNote editor={editor} field={field} />
    </>
  );
}
