import type { HomePage } from "@blenda/domain/content/model";
import { FirstSteps } from "../../account/parts/first-steps.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { Learn } from "./learn.tsx";
import { Stories } from "./stories.tsx";

/** Above the models, for somebody new. */
export const NewHere = () => <FirstSteps />;

/** The part of home below the models. */
export function HomeBelow({ home }: { home: HomePage }) {
  return (
    <>
      <CategoryTiles categories={home.categories} />
      <Learn tutorials={home.tutorials} />
      <Stories />
    </>
  );
}
