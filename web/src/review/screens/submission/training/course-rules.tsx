import { type CourseRule, courseRules } from "@blenda/domain/review/course";
import type { ReviewedTraining } from "@blenda/domain/review/model";
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { Tag } from "../../../../ui/tag.tsx";

const LOOKS = {
  met: { icon: "circle-check", ink: "text-ok", says: "Met" },
  unmet: { icon: "circle-alert", ink: "text-bad", says: "Not met" },
  advised: { icon: "triangle-alert", ink: "text-warn", says: "Recommended, not there" },
} as const satisfies Record<CourseRule["state"], { icon: IconName; ink: string; says: string }>;

/** The rules a course has to meet, each beside what was measured; F walks through what isn't met. */
export function CourseRules({ item }: { item: ReviewedTraining }) {
  const { draft } = item.submission;
  const rules = courseRules(draft);
  const unmet = rules.filter(({ state }) => state === "unmet").length;
  const titles = new Map(draft.sections.flatMap(({ lessons }) => lessons.map(({ id, title }) => [id, title])));
  return (
    <Panel
      title={draft.fields.type === "course" ? "Rules for courses" : "Rules for tutorials"}
      aside={<Tag tone={unmet === 0 ? "ok" : "bad"}>{unmet === 0 ? "All met" : `${unmet} not met`}</Tag>}
    >
      <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line">
        {rules.map(({ name, text, figure, state, lessonIds }) => {
          const { icon, ink, says } = LOOKS[state];
          return (
            <li
              key={name}
              data-finding={state === "met" ? undefined : true}
              tabIndex={state === "met" ? undefined : -1}
              className="flex gap-3 px-5 py-2.5 -outline-offset-2"
            >
              <Icon name={icon} size={18} className={`mt-0.5 shrink-0 ${ink}`} />
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex justify-between gap-3 type-ui">
                  <span>
                    <span className="sr-only">{says}: </span>
                    {text}
                  </span>
                  <span className="shrink-0 text-right text-muted tabular-nums">{figure}</span>
                </span>
                {lessonIds.length > 0 && (
                  <span className="line-clamp-2 type-small text-muted">
                    {lessonIds.map((id) => titles.get(id) || "Untitled lesson").join(", ")}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
