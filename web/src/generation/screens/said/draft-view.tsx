import { generationTexts } from "@blenda/domain/generation/texts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { stageStyle } from "../../../ui/stage-style.ts";
import type { PromptReading } from "../../data/use-said.ts";

const WORDS = {
  none: "There is no draft for these words.",
  choose: "Choose what to make first, then we'll draw it.",
  describe: "Describe something else first, then we'll draw it.",
  waiting: "Drawing a draft",
  drawn: "A quick draft, free. The finished model is sharper and can be turned.",
  refused: generationTexts.choosePictureFirst,
  failed: generationTexts.draftNotDrawn,
} as const;

/** The small picture of what would be made, or why there is none yet. */
export function DraftView({ said: { title, open, draft }, className }: { said: PromptReading; className?: string }) {
  const { state, picture } = draft;
  const isStale = state !== "drawn";
  const hasChoice = open.some(({ offers }) => offers.length > 0);
  return (
    <div className={classNames("flex min-h-0 flex-col gap-2", className)}>
      <div
        style={stageStyle(picture?.stageHue ?? null)}
        className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-md bg-stage xl:aspect-auto xl:min-h-80 xl:flex-1"
      >
        {picture && (state === "drawn" || state === "waiting") && (
          <img
            src={picture.url}
            // The old one shows through while the next is drawn: it is not what the words say.
            alt={isStale ? "" : `Draft of ${title}`}
            width={320}
            height={240}
            className={classNames("h-auto w-4/5 max-w-140 object-contain transition-opacity", isStale && "opacity-30")}
          />
        )}
        {isStale && (
          <p
            className={classNames(
              "flex max-w-xs items-center gap-2 px-4 text-center type-ui text-balance text-muted",
              picture && state === "waiting" && "absolute rounded-sm bg-bg/80 py-2",
            )}
          >
            {state === "waiting" && <Icon name="loader-circle" className="turning shrink-0" />}
            {WORDS[state === "choose" && !hasChoice ? "describe" : state]}
          </p>
        )}
      </div>
      <p role="status" className="type-small text-muted empty:hidden">
        {state === "drawn" && WORDS.drawn}
      </p>
    </div>
  );
}
