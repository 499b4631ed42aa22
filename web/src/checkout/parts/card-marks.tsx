import { classNames } from "../../ui/class-names.ts";

const MARKS = ["Visa", "Mastercard", "Amex"] as const;

/** Which cards are taken; once a number tells its brand, the others step back. Drawn plainly, in the colours of the page. */
export function CardMarks({ brand = null }: { brand?: string | null }) {
  return (
    <span role="img" aria-label="Visa, Mastercard and Amex accepted" className="flex gap-1.5">
      {MARKS.map((name) => (
        <svg
          key={name}
          aria-hidden="true"
          viewBox="0 0 36 24"
          className={classNames("h-6 w-9 transition-opacity", brand && brand !== name ? "opacity-30" : "text-text")}
        >
          <rect x="0.5" y="0.5" width="35" height="23" rx="4" fill="var(--surface-2)" stroke="var(--line-strong)" />
          {name === "Mastercard" ? <Circles /> : <Word>{name.toUpperCase()}</Word>}
        </svg>
      ))}
    </span>
  );
}

const Circles = () => (
  <>
    <circle cx="14.5" cy="12" r="6" fill="currentColor" opacity="0.85" />
    <circle cx="21.5" cy="12" r="6" fill="currentColor" opacity="0.45" />
  </>
);

const Word = ({ children }: { children: string }) => (
  <text x="18" y="15.5" textAnchor="middle" fill="currentColor" fontSize="8" fontWeight="800" fontStyle="italic" textLength="24">
    {children}
  </text>
);
