import type { TrainingCard as Training } from "@blenda/domain/trainings/model";
import { Link } from "@tanstack/react-router";
import { TrainingCard } from "../../trainings/parts/training-card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead, sectionLinkStyle } from "../../ui/layout/section-head.tsx";

/** Where there is no room for rows, one that is pushed sideways. */
const SHELF =
  "grid gap-x-5 gap-y-8 max-lg:-mx-(--gutter) max-lg:snap-x max-lg:scroll-px-(--gutter) max-lg:auto-cols-[min(72vw,18rem)] max-lg:grid-flow-col max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-1";

/** As many columns as leave no row half empty: ten are two rows of five. A number that nothing divides stands in four. */
const COLUMNS = [
  { count: 5, style: "lg:grid-cols-5" },
  { count: 4, style: "lg:grid-cols-4" },
  { count: 3, style: "lg:grid-cols-3" },
] as const;
const columnsFor = (count: number) => COLUMNS.find((columns) => count % columns.count === 0)?.style ?? "lg:grid-cols-4";

export function Learn({ tutorials, title }: { tutorials: readonly Training[]; title: string }) {
  if (tutorials.length === 0) return null;
  return (
    <section>
      <SectionHead title={title || "Learn from the people who made them"}>
        <Link to="/trainings" className={sectionLinkStyle}>
          All courses
          <Icon name="arrow-right" size={16} />
        </Link>
      </SectionHead>
      <ul className={`${SHELF} ${columnsFor(tutorials.length)}`}>
        {tutorials.map((training) => (
          <li key={training.id} className="max-lg:snap-start">
            <TrainingCard training={training} />
          </li>
        ))}
      </ul>
    </section>
  );
}
