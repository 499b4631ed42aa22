import type { HomePage } from "@blenda/domain/content/model";
import { FirstSteps } from "../../account/parts/first-steps.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import { Featured } from "./featured.tsx";
import { Learn } from "./learn.tsx";
import { StaffPicks } from "./staff-picks.tsx";
import { Stories } from "./stories.tsx";

/** Above the models, for somebody new. */
export const NewHere = () => <FirstSteps />;

type Section = HomePage["sections"][number];

/** The part of home below the models, in the order editors gave it. */
export function HomeBelow({ home, sections }: { home: HomePage; sections: readonly Section[] }) {
  return (
    <>
      {sections.map((section) => (
        <HomeSection key={section.id} home={home} section={section} />
      ))}
    </>
  );
}

function HomeSection({ home, section: { id, title, picks } }: { home: HomePage; section: Section }) {
  if (id === "featured") return <Featured products={home.featured} title={title} />;
  if (id === "staffPicks") return <StaffPicks picks={home.staffPicks} title={title} />;
  if (id === "categories") return <CategoryTiles categories={home.categories} title={title} />;
  if (id === "tutorials") return <Learn tutorials={home.tutorials} title={title} />;
  if (id === "stories") return <Stories />;
  return <StaffPicks picks={picks ?? []} title={title || "Picked for you"} />;
}
