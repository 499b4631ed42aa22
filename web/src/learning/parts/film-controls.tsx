import { LEARNING } from "@blenda/domain/learning/constants";
import type { Lesson } from "@blenda/domain/trainings/model";
import { clockText } from "../../lib/text/clock-text.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import type { Film } from "./use-film.ts";

export function FilmControls({ film, lesson }: { film: Film; lesson: Lesson }) {
  const { seconds, duration, isPlaying, isMuted, hasCaptions } = film;
  return (
    <div data-print="hidden" className="grid shrink-0 gap-0 px-2 pt-2 pb-1 md:px-3">
      <SeekBar film={film} chapters={lesson.chapters} />
      <div className="flex items-center gap-1 max-sm:gap-0">
        <IconButton
          icon={isPlaying ? "pause" : "play"}
          label={isPlaying ? "Pause" : "Play"}
          aria-keyshortcuts="Space k"
          onClick={film.toggle}
          className="text-text"
        />
        <IconButton
          icon={isMuted ? "volume-x" : "volume-2"}
          label={isMuted ? "Unmute" : "Mute"}
          aria-keyshortcuts="m"
          onClick={film.mute}
        />
        <p className="px-1 type-small whitespace-nowrap text-muted tabular-nums">
          {clockText(seconds)} / {clockText(duration)}
        </p>
        <span className="flex-1" />
        <SpeedSelect speed={film.speed} onSpeed={film.setSpeed} />
        {lesson.captions.length > 1 && <CaptionsSelect film={film} captions={lesson.captions} />}
        {lesson.captions.length === 1 && (
          <IconButton
            icon="captions"
            label="Captions"
            aria-pressed={hasCaptions}
            aria-keyshortcuts="c"
            onClick={film.turnCaptions}
            className={classNames(hasCaptions && "text-text shadow-[inset_0_-2px_0_var(--ember)]")}
          />
        )}
        {document.pictureInPictureEnabled && <IconButton icon="picture-in-picture-2" label="Picture in picture" onClick={film.float} />}
        <IconButton icon="maximize" label="Full screen" aria-keyshortcuts="f" onClick={film.fill} />
      </div>
    </div>
  );
}

/** Where the film is; marks show where its chapters begin. */
function SeekBar({ film: { seconds, duration, goTo }, chapters }: { film: Film; chapters: Lesson["chapters"] }) {
  const marks = duration > 0 ? chapters.filter(({ atSeconds }) => atSeconds > 0 && atSeconds < duration) : [];
  return (
    <div className="relative flex h-6 items-center px-2">
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.min(Math.floor(seconds), Math.max(1, Math.floor(duration)))}
        aria-label="Position in the video"
        aria-valuetext={`${clockText(seconds)} of ${clockText(duration)}`}
        onChange={({ target }) => goTo(Number(target.value))}
        className="w-full cursor-pointer accent-ember"
      />
      <span aria-hidden="true" className="pointer-events-none absolute inset-x-4 bottom-0.5 h-1">
        {marks.map(({ atSeconds }) => (
          <span
            key={atSeconds}
            style={{ left: `${(100 * atSeconds) / duration}%` }}
            className="absolute size-1 -translate-x-1/2 rounded-full bg-muted"
          />
        ))}
      </span>
    </div>
  );
}

/** Which language is read along, where there are several. */
function CaptionsSelect({ film: { hasCaptions, captionsAt, chooseCaptions }, captions }: { film: Film; captions: Lesson["captions"] }) {
  return (
    <select
      aria-label="Captions"
      value={hasCaptions ? captionsAt : ""}
      aria-keyshortcuts="c"
      onChange={({ target }) => chooseCaptions(target.value === "" ? null : Number(target.value))}
      className="touch-target h-8 max-w-28 rounded-xs bg-transparent px-1.5 type-small font-semibold text-text hover:bg-surface-2 [&>option]:bg-surface-1"
    >
      <option value="">Captions off</option>
      {captions.map(({ language, label }, at) => (
        <option key={language} value={at}>
          {label}
        </option>
      ))}
    </select>
  );
}

function SpeedSelect({ speed, onSpeed }: { speed: number; onSpeed: (speed: number) => void }) {
  return (
    <label className="touch-target">
      <span className="sr-only">Speed</span>
      <select
        value={speed}
        onChange={({ target }) => onSpeed(Number(target.value))}
        className="h-8 rounded-xs bg-transparent px-1.5 type-small font-semibold text-text tabular-nums hover:bg-surface-2 [&>option]:bg-surface-1"
      >
        {LEARNING.SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one} ×
          </option>
        ))}
      </select>
    </label>
  );
}
