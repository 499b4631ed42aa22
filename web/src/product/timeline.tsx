import { momentOf } from "../lib/text/time.ts";

/** What happened, in the order it happened; the newest stands out. */
export function Timeline({ steps }: { steps: readonly { at: string; what: string }[] }) {
  return (
    <ol className="grid">
      {steps.map(({ at, what }, index) => (
        <li
          key={`${at} ${what}`}
          className="relative grid gap-0.5 border-l border-line-strong pb-4 pl-4 last:border-transparent last:pb-0 before:absolute before:top-1.5 before:-left-[4.5px] before:size-2 before:rounded-full before:bg-line-strong last:before:bg-ok"
        >
          <span className={index === steps.length - 1 ? "type-ui font-semibold" : "type-ui"}>{what}</span>
          <time dateTime={at} className="type-small text-muted tabular-nums">
            {momentOf(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
