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
  // As the router tells it: the window's own address follows a moment later.
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [here] = useState(path);
  useLayoutEffect(() => {
    // Another link may be opened while the page stands; the empty address after taking one is no news, and the fragment of
    // the page that comes next is not ours to take.
    if (hash === "" || path !== here) return;
    setTaken(read());
    history.replaceState(history.state, "", location.pathname + location.search);
  }, [hash, path, here]);
  return taken;
}
