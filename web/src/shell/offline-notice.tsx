import { useIsOnline } from "../lib/page/online.ts";
import { Icon } from "../ui/icon.tsx";

export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status" data-print="hidden">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-surface-3 px-4 py-2 type-small text-text">
          <Icon name="wifi-off" size={16} />
          You're offline. We'll catch up when you're back.
        </p>
      )}
    </div>
  );
}
