import type { PublishedType } from "@blenda/domain/publication/constants";
import type { ReviewItem } from "@blenda/domain/review/model";
import { useNavigate } from "@tanstack/react-router";
import { type RefObject, useEffect, useState } from "react";
import { useLetterKeys } from "../../../product/table/letter-keys.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { isPlainKey } from "../../../ui/keys.ts";
import { type KeyHint, KeyList } from "../../../ui/table/key-list.tsx";
import { useReviewWays } from "../../data/use-review-ways.ts";
import type { Choice, VerdictState } from "../../data/use-verdict.ts";

const HINTS_OF: Record<PublishedType, readonly KeyHint[]> = {
  product: [
    { keys: ["1", "–", "5"], does: "Looks" },
    { keys: ["W", "S", "D"], does: "Wipe, side by side, difference" },
  ],
  training: [
    { keys: ["N", "B"], does: "Next lesson, and back" },
    { keys: ["Space"], does: "Play and pause, in the player" },
  ],
};
const HINTS: readonly KeyHint[] = [
  { keys: ["A", "C", "R"], does: "Choose a decision, without sending it" },
  { keys: ["Ctrl", "Enter"], does: "Send the decision" },
  { keys: ["J", "K"], does: "Next and previous submission" },
  { keys: ["F"], does: "Next finding" },
  { keys: ["?"], does: "This list" },
];
const CHOICE_KEYS: Readonly<Record<string, Choice>> = { a: "approve", c: "requestChanges", r: "reject" };
const MODE_KEYS = ["w", "s", "d"];
const LESSON_KEYS: Readonly<Record<string, number>> = { n: 1, b: -1 };

interface Props {
  page: RefObject<HTMLElement | null>;
  item: ReviewItem;
  verdict: VerdictState;
}

/** The keys of the page. A letter chooses; only Ctrl or ⌘ with Enter sends. */
export function PageKeys({ page, item, verdict }: Props) {
  const [areOn, setOn] = useLetterKeys();
  const [areListed, setListed] = useState(false);
  const navigate = useNavigate();
  const { submissionWay } = useReviewWays();
  const { change } = verdict;
  const { itemType, place, obstacle } = item;
  const nextId = place.next?.id;
  const { previousId } = place;
  useEffect(() => {
    const box = page.current;
    if (!box) return;
    const find = (selector: string) => [...box.querySelectorAll<HTMLElement>(selector)];
    const go = (id: string | null | undefined) => id && void navigate(submissionWay({ itemType, id }));
    const walkLessons = (by: number) => {
      const lessons = find("[data-lesson]");
      lessons[lessons.findIndex((each) => each.ariaCurrent === "true") + by]?.click();
    };
    const nextFinding = () => {
      const findings = find("[data-finding]");
      const at = findings.findIndex((each) => each === document.activeElement);
      findings[(at + 1) % findings.length]?.focus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        box.querySelector<HTMLFormElement>("form[data-decision]")?.requestSubmit();
        return;
      }
      if (!areOn || !isPlainKey(event)) return;
      const key = event.key.toLowerCase();
      const choice = CHOICE_KEYS[key];
      const act = {
        j: () => go(nextId),
        k: () => go(previousId),
        f: nextFinding,
        "?": () => setListed(true),
        ...(choice && obstacle === null && { [key]: () => change({ choice }) }),
        ...(LESSON_KEYS[key] && { [key]: () => walkLessons(LESSON_KEYS[key] ?? 0) }),
        ...(MODE_KEYS.includes(key) && { [key]: () => find("[data-modes] input")[MODE_KEYS.indexOf(key)]?.click() }),
        ...(/^[1-5]$/.test(key) && { [key]: () => find("[data-stage] fieldset input")[Number(key) - 1]?.click() }),
      }[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [page, areOn, navigate, submissionWay, itemType, nextId, previousId, obstacle, change]);
  return (
    <>
      <div className="pointer-coarse:hidden">
        <Button kind="quiet" size="small" onClick={() => setListed(true)}>
          Keys
        </Button>
      </div>
      {areListed && <KeyList hints={[...HINTS_OF[itemType], ...HINTS]} areOn={areOn} onSwitch={setOn} onClose={() => setListed(false)} />}
    </>
  );
}
