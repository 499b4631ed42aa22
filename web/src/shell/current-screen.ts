import type { Screen } from "@blenda/domain/access/screen";
import { useMatches } from "@tanstack/react-router";

/** Said instead of a page by the router's own "not found", which alone keeps its place without being an error. */
export const FORBIDDEN = "forbidden";

export const isForbidden = (refused: unknown): boolean =>
  typeof refused === "object" && refused !== null && "data" in refused && refused.data === FORBIDDEN;

/**
 * The screen on show. A page that was not found has none: it must look the same whether its address is unknown, switched off
 * or closed to this person, so it may not borrow the layout of the area it would belong to. A person who is told what they
 * lack keeps the layout they were in.
 */
export function useCurrentScreen(): Screen | null {
  return useMatches({
    select: (matches) => {
      const isMissing = matches.some(({ status, error }) => status === "notFound" && !isForbidden(error));
      return (!isMissing && matches.at(-1)?.staticData.screen) || null;
    },
  });
}

/** What the page on show is called. */
export function usePageName(): string {
  const isRefused = useMatches({ select: (matches) => matches.some(({ error }) => isForbidden(error)) });
  const screen = useCurrentScreen();
  if (isRefused) return "No access";
  return screen ? screen.head.title : "Page not found";
}
