import type { Status } from "@blenda/domain/system/model";
import { classNames } from "../../ui/class-names.ts";

const WORDS: Record<Status["status"], { word: string; ink: string }> = {
  ok: { word: "All working", ink: "text-ok" },
  degraded: { word: "Working, with trouble", ink: "text-warn" },
  failing: { word: "Something is broken", ink: "text-bad" },
};

export function StatusWord({ status }: { status: Status["status"] }) {
  const { word, ink } = WORDS[status];
  return (
    <span className={classNames("inline-flex items-center gap-2 type-ui", ink)}>
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {word}
    </span>
  );
}
