import type { Screen } from "@blenda/domain/access/screen";
import { useMatches } from "@tanstack/react-router";

/**
 * The screen on show. A page that was not found has none: it must look the same whether its address is unknown, switched off
 * or closed to this person, so it may not borrow the layout of the area it would belong to.
 */
export function useCurrentScreen(): Screen | null {
  return useMatches({
    select: (matches) => {
      const isMissing = matches.some(({ status }) => status === "notFound");
      return (!isMissing && matches.at(-1)?.staticData.screen) || null;
    },
  });
}
