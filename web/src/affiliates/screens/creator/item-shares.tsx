import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import type { CreatorProgramme } from "@blenda/domain/affiliates/model";
import { Field } from "../../../ui/controls/field.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { Select } from "../../../ui/controls/select.tsx";
import { shareFault } from "../../data/share.ts";

/** As it is typed; empty: the programme's. */
export interface ItemShare {
  itemKey: string;
  share: string;
}

interface Props {
  sells: CreatorProgramme["sells"];
  isChosenOnly: boolean;
  items: readonly ItemShare[];
  /** What is wrong is said. */
  isTold: boolean;
  onChosenOnly: (isChosenOnly: boolean) => void;
  onItems: (items: readonly ItemShare[]) => void;
}

/** Which items the programme is for, and shares of their own. */
export function ItemShares({ sells, isChosenOnly, items, isTold, onChosenOnly, onItems }: Props) {
  const others = sells.filter(({ itemKey }) => !items.some((item) => item.itemKey === itemKey));
  const titleOf = (itemKey: string) => sells.find((item) => item.itemKey === itemKey)?.title ?? "Not for sale any more";
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <div className="grid gap-2">
        <h3 className="type-ui font-semibold">Items</h3>
        <SegmentedControl
          label="Items"
          isWide
          value={isChosenOnly ? "chosen" : "all"}
          options={[
            { value: "all", label: `All ${sells.length}` },
            { value: "chosen", label: "Only chosen" },
          ]}
          onChange={(which) => onChosenOnly(which === "chosen")}
        />
        <p className="type-small text-muted">
          {isChosenOnly ? "Only what you list here counts." : "List an item here to give it a share of its own."}
        </p>
      </div>
      {items.length > 0 && (
        <ul className="grid gap-3">
          {items.map(({ itemKey, share }) => (
            <li key={itemKey} className="grid grid-cols-[minmax(0,1fr)_5.5rem_auto] items-start gap-2">
              <span className="truncate pt-2.5 type-ui">{titleOf(itemKey)}</span>
              <ShareInput
                of={titleOf(itemKey)}
                share={share}
                isTold={isTold}
                onShare={(typed) => onItems(items.map((item) => (item.itemKey === itemKey ? { itemKey, share: typed } : item)))}
              />
              <IconButton
                icon="x"
                label={`Remove ${titleOf(itemKey)}`}
                onClick={() => onItems(items.filter((item) => item.itemKey !== itemKey))}
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && items.length < AFFILIATES.MOST_ITEMS && (
        <Field label="Add an item">
          <Select value="" onChange={({ target }) => target.value && onItems([...items, { itemKey: target.value, share: "" }])}>
            <option value="">Choose</option>
            {others.map(({ itemKey, title }) => (
              <option key={itemKey} value={itemKey}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}

interface ShareProps {
  of: string;
  share: string;
  isTold: boolean;
  onShare: (share: string) => void;
}

function ShareInput({ of, share, isTold, onShare }: ShareProps) {
  const isWrong = isTold && share !== "" && shareFault(share) !== undefined;
  return (
    <span className="grid gap-1">
      <Input
        value={share}
        aria-label={`Share for ${of} in percent`}
        aria-invalid={isWrong || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        placeholder="Usual"
        onChange={({ target }) => onShare(target.value)}
      />
      {isWrong && <span className="type-small text-bad">1 to 75</span>}
    </span>
  );
}
