import { COMPARED_MOST } from "@blenda/domain/catalogue/constants";
import { toast } from "../../../lib/toast.ts";
import { classNames } from "../../../ui/class-names.ts";
import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type ComparedProduct, compareChoice, useCompareChoice } from "../../data/compare-choice.ts";

interface Props {
  product: ComparedProduct;
  /** A button with a word in it, for the product's own page; in the corner of a card it is a picture. */
  hasWord?: boolean;
}

/** Puts a product beside others, and takes it away again. */
export function CompareButton({ product, hasWord = false }: Props) {
  const isChosen = useCompareChoice().some(({ id }) => id === product.id);
  const press = () => {
    if (isChosen) compareChoice.remove(product.id);
    else if (!compareChoice.add(product)) toast.warn(`You can compare ${COMPARED_MOST} models at a time. Remove one first.`);
  };
  if (hasWord)
    return (
      <button type="button" aria-pressed={isChosen} className={buttonStyle()} onClick={press}>
        <Icon name={isChosen ? "check" : "columns-2"} />
        Compare
        <span className="sr-only"> {product.title}</span>
      </button>
    );
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare ${product.title}`}
      onClick={press}
      className={classNames(
        "touch-target grid size-9 place-items-center rounded-xs transition-[opacity,color] -outline-offset-2",
        isChosen
          ? "bg-ember text-on-ember"
          : "bg-bg text-text opacity-0 hover:text-ember group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100",
      )}
    >
      <Icon name={isChosen ? "check" : "columns-2"} />
    </button>
  );
}
