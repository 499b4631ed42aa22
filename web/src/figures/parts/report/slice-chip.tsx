import { DIMENSIONS, type Dimension } from "@blenda/domain/figures/constants";
import { figureTexts } from "@blenda/domain/figures/texts";
import type { AddressParams } from "../../../lib/page/address.ts";
import { Icon } from "../../../ui/icon.tsx";
import { sliceIn } from "../../data/figure-queries.ts";

const NO_SLICE: AddressParams = Object.fromEntries(DIMENSIONS.map((by) => [by, undefined]));

/** One slice at a time: whoever chooses another has left the first. */
export const writeSlice = (by: Dimension, key: string): AddressParams => ({ ...NO_SLICE, all: undefined, [by]: key });

/** What everything on the page is narrowed to, and the way back. */
export function SliceChip({
  asked,
  nameOf,
  onChange,
}: {
  asked: AddressParams;
  nameOf: (by: Dimension, key: string) => string;
  onChange: (patch: AddressParams) => void;
}) {
  const slice = sliceIn(asked);
  if (!slice) return null;
  const name = nameOf(slice.by, slice.key);
  return (
    <p className="flex">
      <span className="inline-flex h-8 max-w-full items-center rounded-xs border border-line bg-surface-3 pl-3 type-small font-semibold pointer-coarse:h-11">
        <span className="truncate">
          {figureTexts.dimensions[slice.by]}: {name}
        </span>
        <button
          type="button"
          aria-label={`Stop showing only ${name}`}
          className="grid h-full w-8 shrink-0 place-items-center text-muted hover:text-text pointer-coarse:w-11"
          onClick={() => onChange(NO_SLICE)}
        >
          <Icon name="x" size={14} />
        </button>
      </span>
    </p>
  );
}
