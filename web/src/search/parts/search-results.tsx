import type { SearchResult } from "@blenda/domain/search/model";
import { searchTexts } from "@blenda/domain/search/texts";
import { Link } from "@tanstack/react-router";
import { price } from "../../lib/money.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { stageStyle } from "../../ui/stage-style.ts";
import type { Suggestions } from "./suggester.ts";

interface Props {
  id: string;
  suggestions: Suggestions;
  /** The one the arrow keys have reached, counted through both groups. */
  active: number;
  optionId: (at: number) => string;
  onChoose: () => void;
}

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
              <Option key={result.path} id={optionId(from + at)} result={result} isActive={from + at === active} onChoose={onChoose} />
            ))}
          </div>
        ))}
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

function Option({ id, result, isActive, onChoose }: { id: string; result: SearchResult; isActive: boolean; onChoose: () => void }) {
  const { label, type, path, category, imageUrl, stageHue, priceCents, duration, shopName, creatorName } = result;
  const aside = duration ?? (priceCents === null ? null : priceCents === 0 ? "Free" : price(priceCents));
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
      {aside && <span className="type-small whitespace-nowrap text-muted tabular-nums">{aside}</span>}
    </Link>
  );
}
