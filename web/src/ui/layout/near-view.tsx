import { type ReactNode, useEffect, useRef, useState } from "react";

const AHEAD_PX = 800;
/** People who are read to do not scroll as others do; after the page has settled it comes for everybody. */
const LATEST_MS = 5_000;

interface Props {
  /** Keeps the place about as high as what comes, so that the page does not jump. */
  placeClass: string;
  /** How far below the window it begins to come. */
  aheadPx?: number;
  /** The id of something inside that a link leads to: asked for, it comes wherever the reader is. */
  anchor?: string;
  children: ReactNode;
}

/** What is far below the first view, and its code, waits until the reader comes near. */
export function NearView({ placeClass, aheadPx = AHEAD_PX, anchor, children }: Props) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: `${aheadPx}px 0px` });
    watcher.observe(place.current);
    const timer = setTimeout(() => setNear(true), LATEST_MS);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [aheadPx]);
  useEffect(() => {
    const look = () => anchor !== undefined && location.hash === `#${anchor}` && setNear(true);
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [anchor]);
  return isNear ? children : <div ref={place} className={placeClass} />;
}
