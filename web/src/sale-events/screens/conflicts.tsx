import type { Candidate } from "@blenda/domain/sale-events/model";
import { Alert } from "../../ui/feedback/alert.tsx";

const NUMBERS = ["", "One item", "Two items", "Three items", "Four items", "Five items"];
const SHOWN = 6;

type RefusedItem = Pick<Candidate, "itemType" | "itemId" | "title"> & { problem: { message: string } | null };

/** What was chosen and cannot take part, and why: said before anything is saved. */
export function Conflicts({ refused, onLeaveOut }: { refused: readonly RefusedItem[]; onLeaveOut: () => void }) {
  const count = refused.length;
  const them = count === 1 ? "it" : "them";
  return (
    <Alert tone="warn" title={`${NUMBERS[count] ?? `${count} items`} can't take part`}>
      <ul className="grid gap-1">
        {refused.slice(0, SHOWN).map(({ itemType, itemId, title, problem }) => (
          <li key={`${itemType} ${itemId}`}>
            <strong className="text-text">{title}</strong>: {problem?.message}
          </li>
        ))}
        {count > SHOWN && <li>and {count - SHOWN} more</li>}
      </ul>
      <p className="mt-2">
        Choose other days, or plan without {them}.{" "}
        <button type="button" className="link-inline" onClick={onLeaveOut}>
          Leave {them} out
        </button>
      </p>
    </Alert>
  );
}
