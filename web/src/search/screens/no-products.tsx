import { Link } from "@tanstack/react-router";
import { Button, buttonStyle } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

interface Props {
  term: string;
  hasFilters: boolean;
  onClear: () => void;
}

/** Says why nothing is here and offers the shortest way to something. */
export function NoProducts({ term, hasFilters, onClear }: Props) {
  const everything = (
    <Link to="/marketplace" className={buttonStyle()}>
      See all models
    </Link>
  );
  if (!hasFilters && term === "") {
    return (
      <EmptyState icon="box" title="No models yet">
        The first ones are being checked. Come back soon.
      </EmptyState>
    );
  }
  const clear = <Button onClick={onClear}>Clear filters</Button>;
  return (
    <EmptyState
      icon="search"
      title={term ? `Nothing found for “${term}”` : "Nothing fits all of these filters"}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {hasFilters && clear}
          {everything}
        </div>
      }
    >
      {hasFilters
        ? "Take one filter away above, or clear them all."
        : "Try fewer or more general words: “chair” finds more than “oak chair 1950”."}
    </EmptyState>
  );
}
