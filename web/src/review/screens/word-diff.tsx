import { type DiffPart, wordDiff } from "@blenda/domain/review/rules";

const STYLES: Record<DiffPart["kind"], string> = {
  same: "",
  gone: "mr-0.5 rounded-xs bg-bad-soft text-bad line-through",
  new: "rounded-xs bg-ok-soft text-ok no-underline",
};

/** A text as it is now, with what went and what came marked in it, for eyes and for readers. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const parts = wordDiff(before, after);
  if (after === "" && before === "") return "–";
  return (
    <p className="whitespace-pre-line">
      {parts.map(({ kind, text }, at) => {
        const Mark = kind === "gone" ? "del" : kind === "new" ? "ins" : "span";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <Mark key={at} className={STYLES[kind]}>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}
