import { ownTargetText } from "@blenda/domain/access/target";
import type { ChosenItem } from "@blenda/domain/content/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSettled } from "../../../lib/clock/use-settled.ts";
import { useMe } from "../../../lib/session/use-me.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { pickableQuery } from "../../data/pickable-query.ts";
import { ItemPoster } from "./item-poster.tsx";

interface Props {
  type: "product" | "training";
  /** Ids of what is chosen already. */
  chosen: readonly string[];
  /** How many more may be chosen. */
  room: number;
  isBusy?: boolean;
  onPick: (item: ChosenItem) => void;
}

/** What is on sale, by its words. What is chosen already says so, and nobody chooses their own. */
export function ItemPicker({ type, chosen, room, isBusy = false, onPick }: Props) {
  const [words, setWords] = useState("");
  const me = useMe();
  const q = useSettled(words.trim());
  const { data: items = [], isPending } = useQuery({ ...pickableQuery(type, q), placeholderData: keepPreviousData });
  const kind = type === "product" ? "products" : "courses";
  return (
    <Panel title={`Choose ${kind}`}>
      <Input
        type="search"
        aria-label={`Search ${kind}`}
        placeholder={`Search ${kind}`}
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className="mt-3 grid max-h-120 grid-cols-1 gap-1 overflow-y-auto" aria-label={`Found ${kind}`}>
        {items.map((found) => {
          const item = { ...found, isOwn: found.creatorId === me?.id };
          const isChosen = chosen.includes(item.id);
          return (
            <li key={item.id} className="flex items-center gap-3 py-1">
              <ItemPoster item={item} isGrey={isChosen || item.isOwn} />
              <div className="min-w-0 flex-1">
                <p className="truncate type-ui font-semibold">{item.title}</p>
                <p className="type-small text-muted">
                  {isChosen ? "Chosen already" : item.isOwn ? "Yours: someone else picks it" : item.shopName}
                </p>
              </div>
              {isChosen ? (
                <Icon name="check" className="mx-2.5 text-muted" />
              ) : (
                <IconButton
                  icon="plus"
                  label={`Add ${item.title}`}
                  title={item.isOwn ? ownTargetText : undefined}
                  disabled={item.isOwn || room <= 0 || isBusy}
                  onClick={() => onPick(item)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {!isPending && items.length === 0 && <p className="type-small text-muted">Nothing on sale is called that.</p>}
      {room <= 0 && <p className="mt-2 type-small text-muted">All places are taken. Remove one first.</p>}
    </Panel>
  );
}
