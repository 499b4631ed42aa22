import { LICENCE_TYPES, type LicenceType } from "@blenda/domain/catalogue/constants";
import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { DiscountScope, ScopeItem } from "@blenda/domain/discounts/model";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ITEM_LISTS, turnedScope } from "../../data/scope.ts";
import { type ScopeChoice, ScopeDialog } from "./scope-dialog.tsx";

interface Props {
  scope: DiscountScope;
  /** What can be chosen, by list; an empty one is not offered. */
  choices: readonly ScopeChoice[];
  /** What chosen items are called. Given, one's own can be chosen too. */
  itemNames?: ReadonlyMap<string, string>;
  /** Without a choice it is for this. */
  everything: string;
  isLocked?: boolean;
  onChange: (scope: DiscountScope) => void;
}

/** Licences that cost money. */
const PAID: readonly LicenceType[] = LICENCE_TYPES.filter((type) => !type.startsWith("free-"));

export const licenceChoice: ScopeChoice = {
  list: "licenceTypes",
  title: "Licences",
  options: PAID.map((type) => ({ id: type, name: licenceTexts[type].name })),
};

/** What a code is for: chips of what is chosen, and the dialog to choose it in. */
export function ScopeField({ scope, choices, itemNames, everything, isLocked = false, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const [chosenNames, setChosenNames] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = (id: string) => chosenNames.get(id) ?? (itemNames?.get(id) || "One item");
  const chips = [
    ...Object.values(ITEM_LISTS).flatMap((list) => scope[list].map((id) => ({ id, name: nameOf(id), list }))),
    ...choices.flatMap(({ list, options }) =>
      options.filter(({ id }) => (scope[list] as readonly string[]).includes(id)).map((option) => ({ ...option, list })),
    ),
  ];
  const learn = ({ itemId, title }: ScopeItem) => setChosenNames((known) => new Map(known).set(itemId, title));
  return (
    <fieldset className="grid gap-2">
      <legend className="float-left type-ui">For</legend>
      <div className="flex flex-wrap items-center gap-2">
        {chips.length === 0 && <span className="type-ui text-muted">{everything}</span>}
        {chips.map(({ list, id, name }) => (
          <span
            key={`${list} ${id}`}
            className="inline-flex h-8 max-w-full items-center gap-1 rounded-xs bg-surface-3 pl-2.5 type-small font-semibold"
          >
            <span className="truncate">{list === "licenceTypes" ? `${name} licence` : name}</span>
            {!isLocked && (
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="touch-target grid size-8 place-items-center rounded-xs text-muted hover:text-text"
                onClick={() => onChange(turnedScope(scope, list, id))}
              >
                <Icon name="x" size={14} />
              </button>
            )}
          </span>
        ))}
        {!isLocked && (
          <Button size="small" kind="quiet" className="text-sky" onClick={() => setChoosing(true)}>
            Choose
          </Button>
        )}
      </div>
      {isChoosing && (
        <ScopeDialog scope={scope} choices={choices} onItem={itemNames && learn} onChange={onChange} onClose={() => setChoosing(false)} />
      )}
    </fieldset>
  );
}
