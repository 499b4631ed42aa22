import type { DiscountScope, ScopeItem } from "@blenda/domain/discounts/model";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { turnedScope } from "../../data/scope.ts";
import { OwnItems } from "./own-items.tsx";

export interface ScopeChoice {
  list: keyof DiscountScope;
  title: string;
  options: readonly { id: string; name: string }[];
}

interface Props {
  scope: DiscountScope;
  choices: readonly ScopeChoice[];
  /** An item of one's own was chosen. Absent: there are none to choose from. */
  onItem?: ((item: ScopeItem) => void) | undefined;
  onChange: (scope: DiscountScope) => void;
  onClose: () => void;
}

const SEARCH_FROM = 8;

/** Items, categories and licences to tick. Nothing ticked in a list means all of it. */
export function ScopeDialog({ scope, choices, onItem, onChange, onClose }: Props) {
  const [words, setWords] = useState("");
  const wish = words.trim().toLowerCase();
  const shown = choices
    .map(({ options, ...choice }) => ({ ...choice, options: options.filter(({ name }) => name.toLowerCase().includes(wish)) }))
    .filter(({ options }) => options.length > 0);
  const count = choices.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <Dialog
      isOpen
      title="What is it for?"
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className="text-muted">
        {onItem ? "Choose items or categories, or nothing for everything." : "Choose categories, or nothing for everything."} Licences
        narrow it further.
      </p>
      {(onItem || count > SEARCH_FROM) && (
        <Input
          type="search"
          aria-label="Search what to choose"
          placeholder="Search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {onItem && <OwnItems scope={scope} words={wish} onItem={onItem} onChange={onChange} />}
      {shown.map(({ list, title, options }) => (
        <fieldset key={list} className="grid">
          <legend className="type-label text-muted">{title}</legend>
          {options.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={(scope[list] as readonly string[]).includes(id)}
              onChange={() => onChange(turnedScope(scope, list, id))}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      ))}
      {shown.length === 0 && !onItem && <p className="text-muted">Nothing has that in its name.</p>}
    </Dialog>
  );
}
