import { substituteIn } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/calls/api.ts";
import { useSettled } from "../../../lib/clock/use-settled.ts";
import { Icon } from "../../../ui/icon.tsx";

const PAUSE_MS = 600;

/** What would become of the words, told while they are written and before anything is paid. */
export function RequestReading({ prompt }: { prompt: string }) {
  const settled = useSettled(prompt.trim(), PAUSE_MS);
  const { data: reading } = useQuery({
    ...api.generation.reading.queryOptions({ input: { prompt: settled } }),
    placeholderData: keepPreviousData,
    // Only a help: whoever starts is asked anyway.
    retry: false,
  });
  const isNothing = reading?.things.length === 0;
  const isOther = !!reading && substituteIn(reading) !== null;
  return (
    <div role="status" className="grid gap-1 type-small empty:hidden">
      {reading && (
        <p className="flex gap-1.5">
          <Icon
            name={isNothing || isOther ? "triangle-alert" : "circle-check"}
            size={16}
            className={isNothing || isOther ? "mt-px text-warn" : "mt-px text-ok"}
          />
          {isNothing ? generationTexts.nothingNamed : isOther ? generationTexts.notExact(reading) : generationTexts.exact(reading)}
        </p>
      )}
      {reading && reading.unused.length > 0 && <p className="pl-5.5 text-muted">{generationTexts.unused(reading.unused)}</p>}
    </div>
  );
}
