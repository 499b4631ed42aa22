import { PARTIAL_TERMS, type PartialTerm, type Term } from "@blenda/domain/figures/constants";
import type { SalesReport } from "@blenda/domain/figures/model";
import { figureTexts } from "@blenda/domain/figures/texts";
import { amount } from "../../../lib/text/amount.ts";
import { changeOf } from "../../../lib/text/change.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { CHANGE_INK } from "../../../ui/charts/figure-card.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { InfoMark } from "../../../ui/feedback/info-mark.tsx";

type Part = SalesReport["equation"][number];

interface Props {
  equation: readonly Part[];
  isCompared: boolean;
  /** The term the sales below are narrowed to. */
  chosen?: PartialTerm | undefined;
  /** Absent where there are no sales to narrow. */
  onChoose?: ((term: PartialTerm | undefined) => void) | undefined;
}

/** Everything between the first and the last is taken away. */
const shown = (term: Term, cents: number): string => amount(term === "gross" || term === "earned" ? cents : cents === 0 ? 0 : -cents);

/** What was earned as a sum that adds up on screen: a line of terms, on phones a receipt. */
export function MoneyEquation({ equation, isCompared, chosen, onChoose }: Props) {
  return (
    <dl className="grid overflow-visible rounded-md border border-line bg-surface-1 max-lg:divide-y max-lg:divide-line lg:auto-cols-fr lg:grid-flow-col">
      {equation.map((part, at) => (
        <Cell
          key={part.term}
          part={part}
          isCompared={isCompared}
          chosen={chosen}
          onChoose={onChoose}
          align={at === 0 ? "start" : at === equation.length - 1 ? "end" : undefined}
        />
      ))}
    </dl>
  );
}

function Cell({ part, isCompared, chosen, onChoose, align }: { part: Part; align: "start" | "end" | undefined } & Omit<Props, "equation">) {
  const { term } = part;
  const { label, means } = figureTexts.terms[term];
  const [value, previous] = [part.value ?? 0, part.previous ?? 0];
  const isSum = term === "earned";
  const partial = oneOf(PARTIAL_TERMS, term);
  const isChosen = partial !== undefined && partial === chosen;
  const figure = <span className={classNames("type-h3 tabular-nums", isSum && "text-[1.25rem]")}>{shown(term, value)}</span>;
  return (
    <div
      className={classNames(
        "flex min-w-0 justify-between gap-x-4 px-4 py-2.5 lg:block lg:px-5 lg:py-4",
        isSum && "bg-ember-soft max-lg:rounded-b-md lg:rounded-r-md",
        isChosen && "shadow-[inset_0_-2px_0_var(--ember)]",
      )}
    >
      <dt className={classNames("flex items-center gap-1.5 type-small whitespace-nowrap", isSum ? "font-semibold" : "text-muted")}>
        {isSum && <span aria-hidden="true">=</span>}
        {label}
        <span className="flex lg:hidden">
          <InfoMark of={label} means={means} align="start" />
        </span>
        <span className="flex max-lg:hidden">
          <InfoMark of={label} means={means} {...(align && { align })} />
        </span>
      </dt>
      <dd className="grid justify-items-end lg:mt-0.5 lg:justify-items-start">
        {partial && onChoose && value !== 0 ? (
          <button
            type="button"
            aria-pressed={isChosen}
            title={isChosen ? "Show all sales again" : `Show the sales behind ${label.toLowerCase()}`}
            className="rounded-xs text-left decoration-dotted underline-offset-4 hover:underline"
            onClick={() => onChoose(isChosen ? undefined : partial)}
          >
            {figure}
          </button>
        ) : (
          figure
        )}
        {isCompared && <Before term={term} value={value} previous={previous} />}
      </dd>
    </div>
  );
}

function Before({ term, value, previous }: { term: Term; value: number; previous: number }) {
  if (term !== "earned") return <span className="type-small whitespace-nowrap text-muted tabular-nums">{amount(previous)} before</span>;
  const { text, tone } = changeOf(value, previous, { text: amount });
  return (
    <span className="type-small whitespace-nowrap text-muted tabular-nums">
      <span className={classNames("font-semibold", CHANGE_INK[tone])}>{text}</span> {amount(previous)}
    </span>
  );
}
