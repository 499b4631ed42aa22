import { Icon } from "../../ui/icon.tsx";

export const LearnLines = ({ lines }: { lines: readonly string[] }) => (
  <section>
    <h2 className="mb-4 type-h2">What you will learn</h2>
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Icon name="check" size={18} className="mt-0.5 text-ok" />
          {line}
        </li>
      ))}
    </ul>
  </section>
);

export const RequirementLines = ({ lines }: { lines: readonly string[] }) => (
  <section>
    <h2 className="mb-4 type-h2">What you need</h2>
    <ul className="grid gap-2 text-muted">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <span aria-hidden="true" className="mt-2.5 size-1 shrink-0 rounded-full bg-current" />
          {line}
        </li>
      ))}
    </ul>
  </section>
);
