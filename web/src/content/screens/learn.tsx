import type { TrainingCard as Training } from "@blenda/domain/trainings/model";
import { Link } from "@tanstack/react-router";
import { TrainingCard } from "../../trainings/parts/training-card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead, sectionLinkStyle } from "../../ui/section-head.tsx";

const COLUMNS = 4;
const ON_PHONES = 3;

export function Learn({ tutorials }: { tutorials: readonly Training[] }) {
  const shown = tutorials.slice(0, Math.max(COLUMNS, Math.floor(tutorials.length / COLUMNS) * COLUMNS));
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionHead title="Learn from the people who made them">
        <Link to="/trainings" className={sectionLinkStyle}>
          All courses
          <Icon name="arrow-right" size={16} />
        </Link>
      </SectionHead>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((training, at) => (
          <li key={training.id} className={classNames(at >= ON_PHONES && "max-sm:hidden")}>
            <TrainingCard training={training} />
          </li>
        ))}
      </ul>
    </section>
  );
}
