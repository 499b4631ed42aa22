import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import type { DraftSection } from "@blenda/domain/teaching/model";
import { useEffect, useRef, useState } from "react";
import { type DraggedNode, dropped, numberOf } from "../../../data/tree-order.ts";
import { TREE } from "./use-row-drag.ts";

type Data = Record<string | symbol, unknown>;

function draggedIn({ kind, id }: Data): DraggedNode | null {
  return (kind === "section" || kind === "lesson") && typeof id === "string" ? { kind, id } : null;
}

function after(sections: readonly DraftSection[], source: Data, target: Data | undefined): DraftSection[] | null {
  const [moved, over] = [draggedIn(source), target && draggedIn(target)];
  return moved && over && target ? dropped(sections, moved, { ...over, isBelow: extractClosestEdge(target) === "bottom" }) : null;
}

/** Listens to what is dragged in the tree. Answers which number a lifted lesson would have where it is. */
export function useTreeDrops(sections: readonly DraftSection[], onOrder: (sections: DraftSection[], moved: string) => void): string | null {
  const [becomes, setBecomes] = useState<string | null>(null);
  const latest = useRef({ sections, onOrder });
  latest.current = { sections, onOrder };
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => source.data.tree === TREE,
        onDrag: ({ source, location }) => {
          const next = after(latest.current.sections, source.data, location.current.dropTargets[0]?.data);
          const moved = draggedIn(source.data);
          setBecomes(next && moved?.kind === "lesson" ? numberOf(next, moved.id) : null);
        },
        onDrop: ({ source, location }) => {
          setBecomes(null);
          const next = after(latest.current.sections, source.data, location.current.dropTargets[0]?.data);
          const moved = draggedIn(source.data);
          if (next && moved) latest.current.onOrder(next, moved.id);
        },
      }),
    [],
  );
  return becomes;
}
