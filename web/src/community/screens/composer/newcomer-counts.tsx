import type { Allowance } from "@blenda/domain/community/model";
import { classNames } from "../../../ui/class-names.ts";

interface Props {
  allowance: Allowance | undefined;
  used: { links: number; mentions: number };
}

/** In the first week links and mentions are few, and counted where they are written (decision B24). */
export function NewcomerCounts({ allowance, used }: Props) {
  if (!allowance?.isNew) return null;
  const counts = [
    { word: "links", has: used.links, most: allowance.mostLinks },
    { word: "mentions", has: used.mentions, most: allowance.mostMentions },
  ];
  return (
    <p className="flex flex-wrap gap-x-4 px-5 pb-3 type-small text-muted tabular-nums">
      {counts.map(
        ({ word, has, most }) =>
          most !== null && (
            <span key={word} className={classNames(has > most && "text-bad")}>
              {has} of {most} {word}
            </span>
          ),
      )}
      <span>in your first week</span>
    </p>
  );
}
