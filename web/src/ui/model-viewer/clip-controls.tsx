import { Icon } from "../icon.tsx";
import type { Clip } from "./engine/clip-player.ts";

interface Props {
  clips: readonly Clip[];
  clip: number;
  seconds: number;
  isPlaying: boolean;
  onClip: (at: number) => void;
  onPlaying: (isPlaying: boolean) => void;
  onSeek: (seconds: number) => void;
}

/** Plays the movements that came with the model. */
export function ClipControls({ clips, clip, seconds, isPlaying, onClip, onPlaying, onSeek }: Props) {
  const length = clips[clip]?.seconds ?? 0;
  return (
    <div className="absolute inset-x-3 bottom-3 flex items-center gap-2 rounded-sm bg-bg p-1 pr-3 md:inset-x-auto md:right-4 md:bottom-4 md:w-96">
      <button
        type="button"
        aria-label={isPlaying ? "Pause the animation" : "Play the animation"}
        onClick={() => onPlaying(!isPlaying)}
        className="grid size-10 shrink-0 place-items-center rounded-xs text-text transition-colors hover:bg-surface-2 active:bg-surface-3"
      >
        <Icon name={isPlaying ? "pause" : "play"} size={20} />
      </button>
      {clips.length > 1 && (
        <select
          aria-label="Animation"
          value={clip}
          onChange={({ target }) => onClip(Number(target.value))}
          className="h-10 max-w-32 min-w-0 rounded-xs bg-bg px-1 type-small text-text"
        >
          {clips.map(({ name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clips keep their places, and their names may repeat
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
      )}
      <input
        type="range"
        aria-label="Moment of the animation"
        aria-valuetext={`${seconds.toFixed(1)} of ${length.toFixed(1)} seconds`}
        min={0}
        max={length}
        step={0.01}
        value={Math.min(seconds, length)}
        onChange={({ target }) => onSeek(Number(target.value))}
        className="h-10 min-w-0 flex-1 accent-ember"
      />
      <span aria-hidden="true" className="type-small text-muted tabular-nums">
        {seconds.toFixed(1)} s
      </span>
    </div>
  );
}
