import { classNames } from "../../ui/class-names.ts";

/** Ember while bytes move, grey while they do not. */
export function TransferBar({ label, percent, isMoving }: { label: string; percent: number; isMoving: boolean }) {
  return (
    <progress
      aria-label={label}
      max={100}
      value={percent}
      className={classNames(
        "h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-webkit-progress-bar]:bg-surface-3",
        isMoving
          ? "[&::-moz-progress-bar]:bg-ember [&::-webkit-progress-value]:bg-ember"
          : "[&::-moz-progress-bar]:bg-faint [&::-webkit-progress-value]:bg-faint",
      )}
    />
  );
}
