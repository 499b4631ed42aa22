import { classNames } from "../../ui/class-names.ts";

interface Props {
  label: string;
  percent: number;
  /** How much is on its way, paler: it counts once it has arrived. */
  ahead?: number;
  isMoving: boolean;
}

/** Ember while bytes move, grey while they do not. */
export function TransferBar({ label, percent, ahead = 0, isMoving }: Props) {
  return (
    <div className="relative h-1.5 overflow-hidden rounded-full bg-surface-3">
      {isMoving && <div className="absolute inset-y-0 left-0 bg-ember/40" style={{ width: `${Math.min(100, ahead)}%` }} />}
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className={classNames(
          "absolute inset-0 size-full appearance-none bg-transparent [&::-webkit-progress-bar]:bg-transparent",
          isMoving
            ? "[&::-moz-progress-bar]:bg-ember [&::-webkit-progress-value]:bg-ember"
            : "[&::-moz-progress-bar]:bg-faint [&::-webkit-progress-value]:bg-faint",
        )}
      />
    </div>
  );
}
