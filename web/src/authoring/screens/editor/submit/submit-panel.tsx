import { AUTHORING } from "@blenda/domain/authoring/constants";
import { exact } from "../../../../lib/text/numbers.ts";
import { focusField } from "../../../../product/editing/field-focus.ts";
import { Section } from "../../../../product/editing/section.tsx";
import { ReadinessList, type ReadinessPoint } from "../../../../product/readiness-list.tsx";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import type { ProductEditor } from "../../../data/use-product-editor.ts";
import { SubmitLimits } from "./submit-limits.tsx";
import type { Submission } from "./use-submission.ts";

interface Props {
  editor: ProductEditor;
  submission: Submission;
}

/** What is still open, each line a way to its field, and the button that is never dead. */
export function SubmitPanel({ editor, submission }: Props) {
  const { draft } = editor;
  const { open, isSubmitting, submit } = submission;
  if (draft.status === "processing") return <Checking editor={editor} />;
  if (!draft.may.includes("submit")) return null;
  const nothingToSend = draft.live !== null && draft.changes.length === 0 && open.length === 0;
  return (
    <Section title={draft.live ? "Before it goes live" : "Before you submit"} aside={<Badge count={open.length} most={99} />}>
      <ReadinessList label="What is still open" points={pointsOf(editor, submission)} />
      <Button kind="primary" size="large" className="mt-4 w-full" isBusy={isSubmitting || editor.form.state === "saving"} onClick={submit}>
        {submitLabel(editor)}
      </Button>
      <p className="mt-3 text-center type-small text-muted">{nothingToSend ? "Nothing has changed yet." : nextText(editor, open.length)}</p>
      <SubmitLimits editor={editor} />
    </Section>
  );
}

const waitsForReview = ({ draft }: ProductEditor): boolean => draft.live === null || draft.changes.some(({ needsReview }) => needsReview);

export const submitLabel = (editor: ProductEditor): string => (waitsForReview(editor) ? "Submit for review" : "Publish changes");

function nextText(editor: ProductEditor, open: number): string {
  if (open > 0) return open === 1 ? "Takes you to what's missing" : `Takes you to the first of ${open} missing things`;
  return waitsForReview(editor) ? `Answer in ${AUTHORING.ANSWER_BUSINESS_DAYS} business days` : "Live right away";
}

function pointsOf(editor: ProductEditor, { open }: Submission): ReadinessPoint[] {
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
