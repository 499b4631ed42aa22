import { PURPOSE_RULES } from "@blenda/domain/uploads/constants";
import { limitSize } from "@blenda/domain/uploads/texts";
import { exact } from "../../../../lib/text/numbers.ts";
import { focusField } from "../../../../product/editing/field-focus.ts";
import { Section } from "../../../../product/editing/section.tsx";
import { SubmitLimits } from "../../../../product/editor/submit-limits.tsx";
import { nextText, submitLabel } from "../../../../product/editor/submit-words.ts";
import { ReadinessList, type ReadinessPoint } from "../../../../product/readiness-list.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import type { ProductSubmission } from "./use-product-submission.ts";

interface Props {
  editor: ProductEditor;
  submission: ProductSubmission;
}

/** What is still open, each line a way to its field, and the button that is never dead. */
export function ProductPanel({ editor, submission }: Props) {
  const { draft } = editor;
  const { open, isSubmitting, submit } = submission;
  if (draft.status === "processing") return <Checking editor={editor} />;
  if (!draft.may.includes("submit")) return null;
  const nothingToSend = draft.live !== null && draft.changes.length === 0 && open.length === 0;
  return (
    <Section title={draft.live ? "Before it goes live" : "Before you submit"} aside={<Badge count={open.length} most={99} />}>
      <ReadinessList label="What is still open" points={pointsOf(editor, submission)} />
      <Button kind="primary" size="large" className="mt-4 w-full" isBusy={isSubmitting || editor.form.state === "saving"} onClick={submit}>
        {submitLabel(waitsForReview(editor))}
      </Button>
      <p className="mt-3 text-center type-small text-muted">
        {nothingToSend ? "Nothing has changed yet." : nextText(waitsForReview(editor), open.length)}
      </p>
      <SubmitLimits limits={draft.limits} noun="products" also={`Files up to ${limitSize(PURPOSE_RULES.deliverable.maxBytes)}. `} />
    </Section>
  );
}

export const waitsForReview = ({ draft }: ProductEditor): boolean =>
  draft.live === null || draft.changes.some(({ needsReview }) => needsReview);

function pointsOf(editor: ProductEditor, { open }: ProductSubmission): ReadinessPoint[] {
  const warnings = editor.points.filter(({ level }) => level === "warn");
  return [
    ...open.map(({ key, field, text, state }) => ({ key, text, state, onJump: () => focusField(field) })),
    ...warnings.map(({ field, code, message }) => ({
      key: `${code} ${message}`,
      text: message,
      state: code === "file-unread" ? ("busy" as const) : ("warn" as const),
      onJump: () => focusField(field),
    })),
    ...doneOf(editor, new Set(open.map(({ field }) => field))),
  ];
}

/** What is done, in as few lines as it takes. */
function doneOf({ draft, fields }: ProductEditor, open: ReadonlySet<string>): ReadinessPoint[] {
  const isDone = (...names: string[]) => names.every((name) => !open.has(name));
  const [cover] = draft.pictures;
  const rest = [
    isDone("title", "description", "category") && "words",
    isDone("price", "licences") && (fields.priceCents === 0 ? "licence" : "price and licences"),
    isDone("ai") && "AI",
    isDone("rights") && "rights",
  ].filter((word) => word !== false);
  const text = rest.join(", ");
  return [
    ...(isDone("files") && draft.files.length > 0
      ? [{ key: "files", state: "done" as const, text: draft.files.length === 1 ? "1 file" : `${draft.files.length} files` }]
      : []),
    ...(isDone("pictures") && cover
      ? [{ key: "pictures", state: "done" as const, text: `${draft.pictures.length} images, cover ${exact(cover.width)} px` }]
      : []),
    ...(text ? [{ key: "rest", state: "done" as const, text: text.charAt(0).toUpperCase() + text.slice(1) }] : []),
  ];
}

/** How far the reading of all its files is. */
export function checkedPercent({ draft: { files } }: ProductEditor): number {
  const parts = files.map(({ state, percent }) => (state === "read" || state === "blocked" ? 100 : state === "reading" ? percent : 0));
  return Math.floor(parts.reduce<number>((sum, part) => sum + part, 0) / Math.max(1, parts.length));
}

function Checking({ editor }: { editor: ProductEditor }) {
  return (
    <Section title="Checking your files">
      <Button kind="primary" size="large" className="w-full" isBusy>
        Checking, {checkedPercent(editor)}%
      </Button>
      <p className="mt-3 text-center type-small text-muted">You can leave this page. Review starts automatically.</p>
    </Section>
  );
}
