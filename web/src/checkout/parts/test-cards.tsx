import { TEST_CARDS } from "@blenda/domain/checkout/constants";

/** No money moves here, so the cards that do something interesting lie ready. */
export function TestCards({ onPick }: { onPick: (number: string) => void }) {
  return (
    <section aria-label="Test cards" className="grid gap-3 rounded-sm border border-dashed border-line-strong p-4">
      <p className="type-small text-muted">
        <span className="font-semibold text-text">No real card is charged here.</span> Pick one to fill in the form.
      </p>
      <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
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
    </section>
  );
}
