import type { ListedItem } from "@blenda/domain/review/model";
import { durationText } from "@blenda/domain/trainings/rules";

/** How much of a course there is: "12 lessons, 2 h 5 min". */
export function LengthText({ length }: Pick<ListedItem, "length">) {
  if (length === null) return "–";
  const { lessons, seconds } = length;
  return (
    <span className="whitespace-nowrap">
      {lessons === 1 ? "1 lesson" : `${lessons} lessons`}
      {seconds > 0 && <span className="text-muted">, {durationText(seconds)}</span>}
    </span>
  );
}
