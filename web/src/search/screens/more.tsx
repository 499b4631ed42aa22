import { Link } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef } from "react";
import type { AddressParams } from "../../lib/page/address.ts";
import { exact } from "../../lib/text/numbers.ts";
import { buttonStyle } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The next page is asked for while the reader is still this far away from the end. */
const AHEAD = "1200px 0px";

interface Props {
  shown: number;
  total: number;
  /** The address of the list from the next page on; nothing when this was the last. */
  next: { to: "/marketplace" | "/tutorials" | "/trainings"; search: AddressParams } | null;
  isLoading: boolean;
  /** A page that did not come is asked for by hand only. */
  isFailed: boolean;
  onMore: () => void;
}

/** It goes on by itself; the link is for a page that failed, for keyboards, and to open what follows in another tab. */
export function More({ shown, total, next, isLoading, isFailed, onMore }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const canGoOn = next !== null && !isLoading && !isFailed;
  useEffect(() => {
    if (!canGoOn || !end.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: AHEAD });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [canGoOn, onMore]);

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isLoading) onMore();
  };
  return (
    <div ref={end} className="mt-8 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
      <p role="status" className="type-small text-muted tabular-nums">
        {isFailed ? "The next page didn't load." : `Showing ${exact(shown)} of ${exact(total)}`}
      </p>
      {next && (
        <Link {...next} preload={false} aria-busy={isLoading || undefined} className={buttonStyle()} onClick={onClick}>
          {isLoading && <Icon name="loader-circle" className="turning" />}
          {isFailed ? "Try again" : "Load more"}
        </Link>
      )}
    </div>
  );
}
