import { COMPARED_MOST } from "@blenda/domain/catalogue/constants";
import { Link } from "@tanstack/react-router";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import { compareSearch } from "../../data/compare-address.ts";
import { type ComparedProduct, compareChoice, useCompareChoice } from "../../data/compare-choice.ts";

/** At the lower edge while something is chosen. What else is docked there stands on it: `--tray` in base.css. */
export function CompareTray() {
  const chosen = useCompareChoice();
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Models to compare"
      data-tray
      data-print="hidden"
      className="sticky bottom-0 z-20 order-last h-(--tray) border-t border-line-strong bg-surface-1 appear"
    >
      <div className="page flex h-full items-center gap-3 md:gap-5">
        <ul className="flex items-center gap-2">
          {chosen.map((product) => (
            <li key={product.id}>
              <Thumb product={product} />
            </li>
          ))}
        </ul>
        <p role="status" className="type-small text-muted tabular-nums max-sm:sr-only">
          {chosen.length === 1 ? "Choose another to compare" : `${chosen.length} of ${COMPARED_MOST} chosen`}
        </p>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <Button kind="quiet" className="max-sm:px-2" onClick={compareChoice.clear}>
            Clear
          </Button>
          <Link
            to="/compare"
            search={compareSearch(chosen.map(({ id }) => id))}
            className={buttonStyle("secondary", "medium", "max-sm:px-3")}
          >
            Compare
            <span className="sr-only"> {chosen.length} chosen</span>
          </Link>
        </div>
      </div>
    </section>
  );
}

function Thumb({ product: { id, title, posterUrl, stageHue } }: { product: ComparedProduct }) {
  return (
    <button
      type="button"
      aria-label={`Take ${title} out of the comparison`}
      title={title}
      onClick={() => compareChoice.remove(id)}
      style={stageStyle(stageHue)}
      className="group/thumb relative grid h-11 w-11 place-items-center rounded-xs bg-stage sm:w-14"
    >
      {posterUrl ? <img src={posterUrl} alt="" width={56} height={42} className="size-full object-contain" /> : <Icon name="box" />}
      <span className="absolute -top-1 -right-1 grid size-4.5 place-items-center rounded-full border border-line-strong bg-surface-2 text-text group-hover/thumb:bg-surface-3">
        <Icon name="x" size={12} />
      </span>
    </button>
  );
}
