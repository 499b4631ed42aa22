import { LEAST, TEACHING } from "@blenda/domain/teaching/constants";
import { clockText } from "../../../lib/text/clock-text.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { numberOf } from "../../data/tree-order.ts";
import { lessonsOf } from "../../data/use-lesson-form.ts";
import type { TrainingEditor } from "../../data/use-training-editor.ts";
import type { LessonUploads } from "./use-lesson-uploads.ts";

interface Rule {
  name: string;
  state: "done" | "open" | "busy";
  what: string;
  wanted: string;
}

const LOOKS: Record<Rule["state"], { icon: IconName; ink: string; says: string }> = {
  done: { icon: "circle-check", ink: "text-ok", says: "Done:" },
  open: { icon: "circle-dashed", ink: "text-ember-text", says: "Open:" },
  busy: { icon: "loader-circle", ink: "text-muted turning", says: "In progress:" },
};

const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const rule = (name: string, isDone: boolean, what: string, wanted: string): Rule => ({
  name,
  state: isDone ? "done" : "open",
  what,
  wanted,
});

/** Decision B2, counted live against what it is to be: a tutorial or a course. */
export function RuleStrip({ editor, uploads }: { editor: TrainingEditor; uploads: LessonUploads }) {
  return (
    <ul
      aria-label="What a course needs"
      className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface-1 sm:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none [&>li]:-mr-px [&>li]:-mb-px [&>li]:border-r [&>li]:border-b [&>li]:border-line"
    >
      {rulesOf(editor, uploads).map(({ name, state, what, wanted }) => (
        <li key={name} className="flex items-start gap-2.5 px-3.5 py-2.5">
          <Icon name={LOOKS[state].icon} size={16} className={`mt-0.5 shrink-0 ${LOOKS[state].ink}`} />
          <span className="min-w-0">
            <span className="sr-only">{LOOKS[state].says} </span>
            <span className="block truncate type-small font-semibold tabular-nums">{what}</span>
            <span className="block truncate type-small text-muted">{wanted}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function rulesOf({ draft, fields }: TrainingEditor, uploads: LessonUploads): Rule[] {
  const least = LEAST[fields.type];
  const lessons = lessonsOf(draft);
  const standings = lessons.map((lesson) => ({
    number: numberOf(draft.sections, lesson.id),
    ...uploads.standingOf(lesson),
  }));
  const seconds = lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const sections = draft.sections.filter((section) => section.lessons.length > 0).length;
  const previews = lessons.filter(({ isPreview }) => isPreview).length;
  const learn = fields.learn.filter((line) => line.trim()).length;
  const working = standings.filter(({ state }) => state === "busy").length;
  return [
    rule("lessons", lessons.length >= least.lessons, count(lessons.length, "lesson", "lessons"), `${least.lessons} or more`),
    rule("length", seconds >= least.minutes * 60, `${clockText(seconds)} long`, `${least.minutes} min or more`),
    rule("sections", sections >= least.sections, count(sections, "section", "sections"), `${least.sections} or more`),
    rule("previews", previews > 0, count(previews, "free preview", "free previews"), "1 or more"),
    rule(
      "learn",
      learn >= TEACHING.LEARN_LEAST,
      count(learn, "line to learn", "lines to learn"),
      `${TEACHING.LEARN_LEAST} to ${TEACHING.LEARN_MOST}`,
    ),
    mediaRule(standings.filter(({ state }) => state === "missing" || state === "failed" || state === "stopped")),
    ...(working > 0 ? [{ name: "working", state: "busy" as const, what: `${working} still working`, wanted: "go on editing" }] : []),
  ];
}

/** Names the lesson that is missing something. */
function mediaRule([first, ...others]: readonly { number: string }[]): Rule {
  if (!first) return rule("media", true, "Media", "in every lesson");
  return rule(
    "media",
    false,
    others.length === 0 ? `${first.number} needs media` : `${first.number} and ${others.length} more need media`,
    "every lesson",
  );
}
