import { useEffect, useState } from "react";

/** Whether any of the element with this id is in the window; until that is known, it is. Where there is none, it is not. */
export function useIsInView(id: string): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const place = document.getElementById(id);
    if (!place) return setInView(false);
    const watcher = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [id]);
  return isInView;
}
