import { badgeText } from "@blenda/domain/notifications/rules";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Popover } from "../../ui/feedback/popover.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pressable } from "../../ui/layout/pressable.tsx";
import { latestQuery } from "../data/latest.ts";

const loadPanel = () => import("./bell-panel.tsx");
const BellPanel = lazy(() => loadPanel().then((module) => ({ default: module.BellPanel })));

/**
 * In the navbar of members: how many are unread, and behind it the newest ten. It moves by itself. The figure is drawn by the
 * style sheet: the button's own name says it in words.
 */
export function Bell() {
  const { data } = useQuery(latestQuery);
  const unread = data?.unread ?? 0;
  const badge = badgeText(unread);
  return (
    <Pressable onPointerEnter={loadPanel} onFocus={loadPanel}>
      <Popover
        label={unread === 0 ? "Notifications" : `Notifications, ${unread} unread`}
        title="Notifications"
        panelClass="pt-5 max-sm:fixed max-sm:inset-x-2 max-sm:top-13 sm:absolute sm:top-full sm:right-0 sm:w-110"
        trigger={
          <>
            <Icon name="bell" size={20} />
            {badge && (
              <span
                aria-hidden="true"
                data-count={badge}
                className="absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ember px-1 text-[0.6875rem]/none font-bold text-on-ember tabular-nums ring-2 ring-bg before:content-[attr(data-count)]"
              />
            )}
          </>
        }
      >
        {(close) => (
          <Suspense fallback={<div className="h-80" />}>
            <BellPanel onLeave={close} />
          </Suspense>
        )}
      </Popover>
    </Pressable>
  );
}
