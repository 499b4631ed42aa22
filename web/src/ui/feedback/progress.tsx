/** Real progress with its step's name. Without a value it only says that work goes on. */
export function Progress({ label, value }: { label: string; value?: number }) {
  return (
    <div className="grid gap-2">
      <div className="flex justify-between gap-3 type-small">
        <span>{label}</span>
        {value !== undefined && <span className="text-muted tabular-nums">{Math.round(value)}%</span>}
      </div>
      <progress
        aria-label={label}
        max={100}
        value={value}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-ember"
      />
    </div>
  );
}
