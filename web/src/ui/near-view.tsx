import { type ReactNode, useEffect, useRef, useState } from "react";

const AHEAD = "800px 0px";
/** People who are read to do not scroll as others do; after the page has settled it comes for everybody. */
const LATEST_MS = 3_000;

interface Props {
  /** Keeps the place about as high as what comes, so that the page does not jump. */
  placeClass: string;
  children: ReactNode;
}

/** What is far below the first view, and its code, waits until the reader comes near. */
export function NearView({ placeClass, children }: Props) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD });
    watcher.observe(place.current);
    const timer = setTimeout(() => setNear(true), LATEST_MS);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return isNear ? children : <div ref={place} className={placeClass} />;
}
