import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements, monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { reorder } from "@atlaskit/pragmatic-drag-and-drop/reorder";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";
import { announce, cleanup } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

type Axis = "vertical" | "horizontal";

interface Props<Item> {
  /** What is ordered: "Images". */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Rows below each other, or tiles that go on in the next line. */
  axis: Axis;
  /** All of them in their new order. */
  onOrder: (items: Item[]) => void;
  isLocked?: boolean | undefined;
  className?: string | undefined;
  itemClass?: ((index: number) => string) | undefined;
  /** What an item shows; the grip goes wherever it fits. */
  children: (item: Item, grip: ReactNode, index: number) => ReactNode;
  /** The last of the list, which is no item: the way to add one. */
  end?: ReactNode;
}

/** Back and on are said by both pairs of arrows: a grid has lines, and a list may be read sideways. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * A sortable list: dragged by the pointer, or moved by Alt and the arrow keys from its grip. Either way the new place is read out,
 * and the grip keeps the focus.
 */
export function Reorder<Item>(props: Props<Item>) {
  const { label, items, keyOf, nameOf, axis, onOrder, isLocked = false, className, itemClass, children, end } = props;
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to === from || to < 0 || to >= items.length) return;
    flushSync(() => onOrder(reorder({ list: [...items], startIndex: from, finishIndex: to })));
    announce(`${nameOf(item)} is now ${to + 1} of ${items.length}`);
    // A node that moves in the page loses the focus.
    [...(list.current?.querySelectorAll<HTMLElement>("[data-grip]") ?? [])][to]?.focus();
  };
  const latest = useRef(move);
  latest.current = move;

  // What reads the places out goes with the list.
  useEffect(() => cleanup, []);

  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.list === id,
        onDrop: ({ source, location }) => {
          const target = location.current.dropTargets[0];
          if (!target || target.data.list !== id) return;
          const startIndex = Number(source.data.index);
          const indexOfTarget = Number(target.data.index);
          const closestEdgeOfTarget = extractClosestEdge(target.data);
          latest.current(startIndex, getReorderDestinationIndex({ startIndex, indexOfTarget, closestEdgeOfTarget, axis }));
        },
      }),
    [id, axis],
  );

  const grip = (item: Item, index: number) =>
    !isLocked && (
      <button
        type="button"
        data-grip
        aria-label={`Move ${nameOf(item)}, ${index + 1} of ${items.length}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
        className="touch-target inline-grid size-8 shrink-0 cursor-grab place-items-center rounded-xs text-muted hover:text-text active:cursor-grabbing"
        onKeyDown={(event: KeyboardEvent) => {
          const step = event.altKey ? STEPS[event.key] : undefined;
          if (!step) return;
          event.preventDefault();
          event.stopPropagation();
          move(index, index + step);
        }}
      >
        <Icon name="grip-vertical" size={18} />
      </button>
    );

  return (
    <ul ref={list} aria-label={label} className={className}>
      {items.map((item, index) => (
        <Place key={keyOf(item)} list={id} index={index} axis={axis} isLocked={isLocked} className={itemClass?.(index)}>
          {children(item, grip(item, index), index)}
        </Place>
      ))}
      {end && <li>{end}</li>}
    </ul>
  );
}

interface PlaceProps {
  list: string;
  index: number;
  axis: Axis;
  isLocked: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const EDGES = { vertical: ["top", "bottom"], horizontal: ["left", "right"] } as const;

/** A line in the gap where it would drop. */
const LINE = {
  top: "-top-0.5 inset-x-0 h-0.5",
  bottom: "-bottom-0.5 inset-x-0 h-0.5",
  left: "-left-1.5 inset-y-0 w-1",
  right: "-right-1.5 inset-y-0 w-1",
} as const;

function Place({ list, index, axis, isLocked, className, children }: PlaceProps) {
  const place = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<keyof typeof LINE | null>(null);
  const [isLifted, setLifted] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isLocked) return;
    const leave = () => setEdge(null);
    return combine(
      draggable({
        element,
        getInitialData: () => ({ list, index }),
        onDragStart: () => setLifted(true),
        onDrop: () => setLifted(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.element !== element,
        getData: ({ input }) => attachClosestEdge({ list, index }, { input, element, allowedEdges: [...EDGES[axis]] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: leave,
        onDrop: leave,
      }),
    );
  }, [list, index, axis, isLocked]);
  return (
    <li ref={place} className={classNames("relative", isLifted && "opacity-40", className)}>
      {children}
      {edge && <span aria-hidden="true" className={classNames("absolute z-10 rounded-full bg-sky", LINE[edge])} />}
    </li>
  );
}
