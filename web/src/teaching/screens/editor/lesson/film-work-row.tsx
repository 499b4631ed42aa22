import { IconButton } from "../../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { TransferBar } from "../../../../uploads/parts/transfer-bar.tsx";
import type { FilmWork } from "../../../data/film/film-works.ts";
import { ChooseFilm } from "./choose-film.tsx";

interface Props {
  work: FilmWork;
  onStop: () => void;
  onChoose: (file: File) => void;
}

const wordsOf = (work: FilmWork): string => {
  switch (work.state) {
    case "reading":
      return "Looking at the film";
    case "queued":
      return "Converting next";
    case "converting":
      return "Converting here, so that every browser can play it. Keep this page open.";
    case "refused":
      return work.message;
  }
};

/** A chosen film before it is sent: how far it is, or what to export instead. */
export function FilmWorkRow({ work, onStop, onChoose }: Props) {
  const isRefused = work.state === "refused";
  return (
    <div className="flex items-start gap-3 rounded-sm border border-line px-4 py-3">
      <Icon name={isRefused ? "circle-alert" : "wand-sparkles"} size={20} className={isRefused ? "mt-0.5 text-bad" : "mt-0.5 text-muted"} />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="truncate type-ui font-semibold">{work.name}</p>
        {"percent" in work && (
          <TransferBar label={`Converting ${work.name}`} percent={work.percent} isMoving={work.state === "converting"} />
        )}
        <p role={isRefused ? "alert" : "status"} className={isRefused ? "type-small text-bad" : "type-small text-muted"}>
          {wordsOf(work)}
        </p>
        {isRefused && (
          <div className="mt-1">
            <ChooseFilm label="Choose another film" onChoose={onChoose} />
          </div>
        )}
      </div>
      {"percent" in work && <span className="mt-0.5 type-small font-semibold text-muted tabular-nums">{work.percent}%</span>}
      <IconButton icon="x" label={isRefused ? `Dismiss ${work.name}` : `Cancel ${work.name}`} className="size-9!" onClick={onStop} />
    </div>
  );
}
