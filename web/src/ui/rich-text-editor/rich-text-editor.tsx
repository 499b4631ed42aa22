import { lazy, Suspense } from "react";
import { useField } from "../controls/field.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import type { RichTextEditorProps } from "./editor-props.ts";

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
