import { classNames } from "../../ui/class-names.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSaved } from "../data/saved-state.ts";

interface Props {
  productId: string;
  title: string;
  /** A button with a word in it, for the product's own page; in the corner of a card it is a picture. */
  hasWord?: boolean;
  done?: (isSaved: boolean) => void;
}

/** Saves a product and takes it away again, for members and visitors alike. */
export function Heart({ productId, title, hasWord = false, done }: Props) {
  const { isSaved, setSaved } = useSaved(productId, done);
  const heart = <Icon name="heart" className={isSaved ? "fill-current text-ember" : ""} />;
  const press = () => setSaved(!isSaved);
  if (hasWord)
    return (
      <button type="button" className={buttonStyle()} onClick={press}>
        {heart}
        {isSaved ? "Saved" : "Save"}
        <span className="sr-only"> {isSaved ? `${title}. Click to remove it.` : title}</span>
      </button>
    );
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={press}
      className={classNames(
        "touch-target grid size-9 place-items-center rounded-xs bg-bg text-text transition-[opacity,color] -outline-offset-2 hover:text-ember",
        !isSaved && "opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100",
      )}
    >
      {heart}
    </button>
  );
}
