import type { SearchResult } from "@blenda/domain/search/model";
import { searchTexts } from "@blenda/domain/search/texts";
import { priceNow } from "@blenda/domain/shared/price";
import { Link } from "@tanstack/react-router";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { BeforePrice } from "../../product/sale/before-price.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { stageStyle } from "../../ui/stage-style.ts";
import type { Suggestions } from "../data/suggester.ts";

interface Props {
  id: string;
  suggestions: Suggestions;
  /** The one the arrow keys have reached, counted through both groups. */
  active: number;
  optionId: (at: number) => string;
  /** With the words that the results page is about. */
  onChoose: (words: string) => void;
}

/** How many rows the arrow keys walk: the results, and the last one that leads to all of them. */
export function rowsIn(suggestions: Suggestions): number {
  const count = suggestions.state === "found" ? suggestions.products.length + suggestions.learning.length : 0;
  return count > 0 ? count + 1 : 0;
}

type FoundSuggestions = Extract<Suggestions, { state: "found" }>;

const IMAGE_PX = 40;

export function SearchResults({ id, suggestions, active, optionId, onChoose }: Props) {
  const products = suggestions.state === "found" ? suggestions.products : [];
  const learning = suggestions.state === "found" ? suggestions.learning : [];
  const groups = [
    { title: "Products", results: products, from: 0 },
    { title: "Learning", results: learning, from: products.length },
  ].filter(({ results }) => results.length > 0);
  return (
    <>
      <p role="status" className={classNames("px-2 py-3 type-small text-muted", groups.length > 0 && "sr-only")}>
        {statusOf(suggestions)}
      </p>
      <div id={id} role="listbox" aria-label="Results" className="max-h-[min(32rem,70dvh)] overflow-y-auto">
        {groups.map(({ title, results, from }) => (
          // biome-ignore lint/a11y/useSemanticElements: inside a listbox a group is a role; a fieldset would be a form's
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-2 pt-2 pb-1 type-label text-muted">
              {title}
            </p>
            {results.map((result, at) => (
              <Option
                key={result.path}
                id={optionId(from + at)}
                result={result}
                isActive={from + at === active}
                onChoose={() => onChoose("")}
              />
            ))}
          </div>
        ))}
        {groups.length > 0 && suggestions.state === "found" && (
          <AllResults
            id={optionId(rowsIn(suggestions) - 1)}
            found={suggestions}
            isActive={active === rowsIn(suggestions) - 1}
            onChoose={() => onChoose(suggestions.term)}
          />
        )}
      </div>
    </>
  );
}

function statusOf(suggestions: Suggestions): string {
  if (suggestions.state === "short") return searchTexts.tooShort;
  if (suggestions.state === "searching") return searchTexts.searching;
  const count = suggestions.products.length + suggestions.learning.length;
  return count === 0 ? searchTexts.none : `${count} results`;
}

/** To the models; to the trainings where the words name none. */
function AllResults({
  id,
  found: { term, totals },
  isActive,
  onChoose,
}: Pick<OptionProps, "id" | "isActive" | "onChoose"> & { found: FoundSuggestions }) {
  const count = totals.products || totals.learning;
  return (
    <Link
      to={totals.products > 0 ? "/marketplace" : "/trainings"}
      search={{ q: term }}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      className={classNames(
        "mt-1 flex min-h-11 items-center gap-2 rounded-xs border-t border-line px-2 py-2 type-ui font-semibold transition-colors hover:bg-surface-2",
        isActive && "bg-surface-2",
      )}
    >
      <span className="min-w-0 truncate">
        {count === 1 ? "See the result" : `See all ${exact(count)} results`} for “{term}”
      </span>
      <Icon name="arrow-right" size={16} className="ml-auto shrink-0 text-muted" />
    </Link>
  );
}

interface OptionProps {
  id: string;
  result: SearchResult;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, result, isActive, onChoose }: OptionProps) {
  const { label, type, path, category, imageUrl, stageHue, shopName, creatorName } = result;
  return (
    <Link
      to={path as string}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      className={classNames(
        "flex min-h-12 items-center gap-3 rounded-xs px-2 py-1.5 transition-colors hover:bg-surface-2",
        isActive && "bg-surface-2",
      )}
    >
      <span style={stageStyle(stageHue)} className="flex overflow-hidden rounded-xs bg-stage">
        <Avatar name={label} src={imageUrl} of="shop" size={IMAGE_PX} />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="truncate type-ui font-semibold">{label}</span>
        <span className="truncate type-small text-muted">{[type, category, shopName || creatorName].filter(Boolean).join(" · ")}</span>
      </span>
      <Aside result={result} />
    </Link>
  );
}

/** How long it takes, or what it costs now. */
function Aside({ result: { duration, priceCents, sale } }: { result: SearchResult }) {
  const look = "type-small whitespace-nowrap text-muted tabular-nums";
  if (duration) return <span className={look}>{duration}</span>;
  if (priceCents === null) return null;
  const now = priceNow({ priceCents, sale });
  return (
    <span className={look}>
      {sale && <BeforePrice sale={sale} className="mr-1.5" />}
      {now === 0 ? "Free" : price(now)}
    </span>
  );
}
