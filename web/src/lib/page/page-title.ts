import { BRAND } from "@blenda/domain/shared/brand";
import { useEffect } from "react";

/** Names the tab after what the page turned out to hold. Until that is known, the screen's own title stands. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${BRAND.name}`;
  }, [title]);
}
