import { useRouterState } from "@tanstack/react-router";
import { useIsWaiting } from "../lib/page/arriving.ts";
import { useIsOnline } from "../lib/page/online.ts";
import { Icon } from "../ui/icon.tsx";

/** Why something does not come, and that its reader need not do anything about it. */
export function OfflineNotice() {
  const text = useNotice();
  return (
    <div role="status" data-print="hidden">
      {text && (
        <p className="flex items-center justify-center gap-2 bg-surface-3 px-4 py-2 type-small text-text">
          <Icon name="wifi-off" size={16} />
          {text}
        </p>
      )}
    </div>
  );
}

function useNotice(): string | null {
  const isOnline = useIsOnline();
  const isWaiting = useIsWaiting();
  const isLeaving = useRouterState({ select: ({ status }) => status === "pending" });
  if (isOnline && !isWaiting) return null;
  const what = isWaiting && isLeaving ? "We'll load this page" : "We'll catch up";
  return isOnline ? `We can't be reached right now. ${what} as soon as we can.` : `You're offline. ${what} when you're back.`;
}
