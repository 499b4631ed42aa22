import { catalogueScreens } from "@blenda/domain/catalogue/screens";
import { lazy, Suspense } from "react";
import { useCompareChoice } from "../catalogue/data/compare-choice.ts";
import { useCurrentScreen } from "../shell/current-screen.ts";

const CompareTray = lazy(() => import("../catalogue/parts/compare/compare-tray.tsx").then((part) => ({ default: part.CompareTray })));

/** Where people look around; not where they pay, work or compare already. It is fetched with the first choice. */
export function ComparePlace() {
  const screen = useCurrentScreen();
  const hasChoice = useCompareChoice().length > 0;
  const isShown = hasChoice && screen?.area === "public" && !screen.isFocused && screen.path !== catalogueScreens.compare.path;
  return (
    isShown && (
      <Suspense>
        <CompareTray />
      </Suspense>
    )
  );
}
