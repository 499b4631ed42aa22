import type { TrainingAddress, TrainingListing } from "@blenda/domain/search/model";
import { SKILL_LEVELS } from "@blenda/domain/trainings/constants";
import { exact } from "../../lib/text/numbers.ts";
import { FramedSelect } from "../../ui/controls/framed-select.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Toggle } from "../../ui/controls/toggle.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type TrainingSort, TYPE_CHOICES, trainingSort, trainingSorts } from "../data/learning-address.ts";
import { SORT_NAMES } from "./filters/filter-labels.ts";

interface Props {
  question: TrainingAddress;
  listing: TrainingListing | undefined;
  change: (patch: { [Name in keyof TrainingAddress]?: string | undefined }) => void;
}

const ALL = "";
/** Two beside each other on a phone. */
const FRAME =
  "flex flex-wrap items-center gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:[&_label:has(select)]:w-full max-sm:[&_select]:min-w-0 max-sm:[&_select]:flex-1 max-sm:[&>button]:justify-self-start max-sm:[&>fieldset]:col-span-2 max-sm:[&>fieldset]:justify-self-start";

/** One line instead of a rail: there is less to choose from. */
export function LearningFilters({ question, listing, change }: Props) {
  const counted = (counts: readonly { value: string; count: number }[] | undefined, value: string) => {
    const found = counts?.find((entry) => entry.value === value);
    return found ? ` (${exact(found.count)})` : "";
  };
  const categories = listing?.categories.filter(({ count, value }) => count > 0 || value === question.category) ?? [];
  return (
    <div className={FRAME}>
      <SegmentedControl
        label="Type"
        value={question.type ?? "all"}
        options={TYPE_CHOICES}
        onChange={(type) => change({ type: type === "all" ? undefined : type })}
      />
      <FramedSelect
        label="Level"
        value={question.level ?? ALL}
        options={[
          { value: ALL, label: "All Levels" },
          ...SKILL_LEVELS.map((level) => ({ value: level, label: `${level}${counted(listing?.levels, level)}` })),
        ]}
        onChange={(level) => change({ level: level || undefined })}
      />
      <FramedSelect
        label="Category"
        value={question.category ?? ALL}
        options={[{ value: ALL, label: "All" }, ...categories.map(({ value, count }) => ({ value, label: `${value} (${exact(count)})` }))]}
        onChange={(category) => change({ category: category || undefined })}
      />
      <Toggle isOn={question.free === "true"} onChange={(isOn) => change({ free: isOn ? "true" : undefined })}>
        Free
      </Toggle>
      {question.q && (
        <button
          type="button"
          aria-label={`Remove “${question.q}”`}
          onClick={() => change({ q: undefined })}
          className="touch-target inline-flex h-8 max-w-64 items-center gap-2 rounded-xs border border-line bg-surface-3 pr-2 pl-3 type-small font-semibold text-text hover:border-line-strong"
        >
          <span className="truncate">“{question.q}”</span>
          <Icon name="x" size={14} className="text-muted" />
        </button>
      )}
      <div className="sm:ml-auto">
        <FramedSelect<TrainingSort>
          label="Sort"
          value={trainingSort(question)}
          options={trainingSorts(question).map((value) => ({ value, label: SORT_NAMES[value] }))}
          onChange={(sort) => change({ sort })}
        />
      </div>
    </div>
  );
}
