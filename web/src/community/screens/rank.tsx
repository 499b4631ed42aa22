/** A place in the ranking, on the poster. */
export function Rank({ rank, isPinned }: { rank: number; isPinned: boolean }) {
  return (
    <span className="flex gap-1.5">
      <span className="grid h-8 min-w-8 place-items-center rounded-xs bg-bg px-2 type-h3 tabular-nums">
        <span className="sr-only">Place </span>
        {rank}
      </span>
      {isPinned && <span className="grid place-items-center rounded-xs bg-bg px-2 type-label">Pinned</span>}
    </span>
  );
}
