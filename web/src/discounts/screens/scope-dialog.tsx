import type { DiscountScope } from "@blenda/domain/discounts/model";
import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";

export interface ScopeChoice {
  list: keyof DiscountScope;
  title: string;
  options: readonly { id: string; name: string }[];
}

interface Props {
  scope: DiscountScope;
  choices: readonly ScopeChoice[];
  onChange: (scope: DiscountScope) => void;
  onClose: () => void;
}

const SEARCH_FROM = 8;

/** Items, categories and licences to tick. Nothing ticked in a list means all of it. */
export function ScopeDialog({ scope, choices, onChange, onClose }: Props) {
  const [words, setWords] = useState("");
  const wish = words.trim().toLowerCase();
  const shown = choices
    .map(({ options, ...choice }) => ({ ...choice, options: options.filter(({ name }) => name.toLowerCase().includes(wish)) }))
    .filter(({ options }) => options.length > 0);
  const count = choices.reduce((sum, { options }) => sum + options.length, 0);
  const isIn = (list: keyof DiscountScope, id: string) => (scope[list] as readonly string[]).includes(id);
  const turn = (list: keyof DiscountScope, id: string) => {
    const now = scope[list] as readonly string[];
    onChange({ ...scope, [list]: isIn(list, id) ? now.filter((each) => each !== id) : [...now, id] });
  };
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
      <p className="text-muted">Choose items or categories, or nothing for everything. Licences narrow it further.</p>
      {count > SEARCH_FROM && (
        <Input
          type="search"
          aria-label="Search what to choose"
          placeholder="Search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {shown.map(({ list, title, options }) => (
        <fieldset key={list} className="grid">
          <legend className="type-label text-muted">{title}</legend>
          {options.map(({ id, name }) => (
            <Checkbox key={id} checked={isIn(list, id)} onChange={() => turn(list, id)}>
              {name}
            </Checkbox>
          ))}
        </fieldset>
      ))}
      {shown.length === 0 && <p className="text-muted">Nothing has that in its name.</p>}
    </Dialog>
  );
}
