import { TEST_CARDS } from "@blenda/domain/checkout/constants";
import { Icon } from "../../ui/icon.tsx";

/** No money moves here, so the cards that do something interesting are ready, folded until somebody wants one. */
export function TestCards({ onPick }: { onPick: (number: string) => void }) {
  return (
    <details className="group rounded-sm border border-dashed border-line-strong">
      <summary className="flex list-none items-center justify-between gap-4 px-4 py-3 type-small text-muted [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold text-text">Test mode: no real card is charged.</span> Show test cards
        </span>
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul aria-label="Test cards" className="grid px-4 pb-3 grid-cols-2 gap-x-4 sm:grid-cols-3">
        {TEST_CARDS.map(({ name, number, does }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(number)}
              className="-mx-2 grid w-[calc(100%+1rem)] gap-0.5 rounded-xs px-2 py-1.5 text-left transition-colors hover:bg-surface-2"
            >
              <span className="type-small font-semibold first-letter:uppercase">{name}</span>
              <span className="type-label text-muted">{does}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
