import { useLocation } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";

const read = () => new URLSearchParams(location.hash.slice(1));

/**
 * What a mailed link carries behind its `#`. It is taken out of the address bar and the history at once: a secret that stays
 * there ends up in screenshots, bookmarks and synced histories.
 */
export function useFragment(): URLSearchParams {
  const hash = useLocation({ select: (place) => place.hash });
  const [taken, setTaken] = useState(read);
  useLayoutEffect(() => {
    // Another link may be opened while the page stands; the empty address after taking one is no news.
    if (hash === "") return;
    setTaken(read());
    history.replaceState(history.state, "", location.pathname + location.search);
  }, [hash]);
  return taken;
}
