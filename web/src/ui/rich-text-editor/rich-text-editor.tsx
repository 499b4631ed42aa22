import type { RichMode } from "@blenda/domain/shared/rich-text/modes";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import { lazy, Suspense } from "react";
import { useField } from "../controls/field.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";

/** A file of ours that may be put into the text. */
export interface OwnPicture {
  fileId: string;
  alt: string;
}

export interface RichTextEditorProps {
  value: RichText;
  onChange: (text: RichText) => void;
  /** Characters. Longer text can be typed and is marked, so that nothing pasted is lost. */
  max: number;
  mode?: RichMode;
  pictures?: readonly OwnPicture[];
  placeholder?: string;
  isDisabled?: boolean;
  onBlur?: () => void;
}

/** The editor is a load of its own: only people who write need it. */
const Editor = lazy(() => import("./editor.tsx").then((module) => ({ default: module.Editor })));

/** A form control like the others: inside a `Field` it has its label, help and error. */
export function RichTextEditor(props: RichTextEditorProps) {
  const field = useField();
  return (
    <Suspense fallback={<Skeleton className="h-64 rounded-sm" />}>
      <Editor {...props} field={field} />
    </Suspense>
  );
}
