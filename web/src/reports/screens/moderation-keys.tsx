import { type RefObject, useEffect, useState } from "react";
import { useLetterKeys } from "../../product/table/letter-keys.ts";
import { Button } from "../../ui/controls/button.tsx";
import { isPlainKey } from "../../ui/keys.ts";
import { type KeyHint, KeyList } from "../../ui/table/key-list.tsx";

const HINTS: readonly KeyHint[] = [
  { keys: ["J", "K"], does: "Next and previous report" },
  { keys: ["A"], does: "Take it" },
  { keys: ["1", "–", "5"], does: "Choose a decision, without sending it" },
  { keys: ["Ctrl", "Enter"], does: "Decide" },
  { keys: ["?"], does: "This list" },
];

interface Props {
  page: RefObject<HTMLElement | null>;
  ids: readonly string[];
  shown: string | undefined;
  onGo: (id: string) => void;
}

/** The keys of the page. A number chooses; only Ctrl or ⌘ with Enter decides. */
export function ModerationKeys({ page, ids, shown, onGo }: Props) {
  const [areOn, setOn] = useLetterKeys();
  const [areListed, setListed] = useState(false);
  useEffect(() => {
    const find = (selector: string) => page.current?.querySelectorAll<HTMLElement>(selector) ?? [];
    const walk = (by: number) => {
      const id = ids[(shown === undefined ? -1 : ids.indexOf(shown)) + by];
      if (id) onGo(id);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        page.current?.querySelector<HTMLFormElement>("form[data-decision]")?.requestSubmit();
        return;
      }
      if (!areOn || !isPlainKey(event)) return;
      const key = event.key.toLowerCase();
      const act = {
        j: () => walk(1),
        k: () => walk(-1),
        a: () => find("[data-take]")[0]?.click(),
        "?": () => setListed(true),
        ...(/^[1-5]$/.test(key) && { [key]: () => find("form[data-decision] input[name=decision]")[Number(key) - 1]?.click() }),
      }[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [page, areOn, ids, shown, onGo]);
  return (
    <>
      <div className="pointer-coarse:hidden">
        <Button kind="quiet" size="small" onClick={() => setListed(true)}>
          Keys
        </Button>
      </div>
      {areListed && <KeyList hints={HINTS} areOn={areOn} onSwitch={setOn} onClose={() => setListed(false)} />}
    </>
  );
}
