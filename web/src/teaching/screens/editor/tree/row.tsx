import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";

/** What every row of the tree shares. */
export interface TreeRow {
  /** Of all rows, the one the keyboard comes to. */
  current: string | null;
  /** The row whose name is being changed. */
  renaming: string | null;
  isLocked: boolean;
  onOpen: (id: string) => void;
  onRenamed: (id: string, name: string | null) => void;
}

/** A row is one stop of the keyboard; arrows walk from there. */
export const stopOf = ({ current }: TreeRow, id: string): 0 | -1 => (current === id ? 0 : -1);

/** For the pointer only: keys move the row itself. */
export const Grip = ({ isLocked }: { isLocked: boolean }) => (
  <span aria-hidden="true" className={classNames("grid w-5 shrink-0 cursor-grab place-items-center text-faint", isLocked && "invisible")}>
    <Icon name="grip-vertical" size={16} />
  </span>
);

const MARKS = {
  top: "-top-px inset-x-0 h-0.5 bg-sky",
  bottom: "-bottom-px inset-x-0 h-0.5 bg-sky",
  inside: "inset-0 rounded-xs border-2 border-sky",
} as const;

/** Where it would drop. */
export const DropMark = ({ edge }: { edge: keyof typeof MARKS | null }) =>
  edge && <span aria-hidden="true" className={classNames("pointer-events-none absolute z-10", MARKS[edge])} />;
