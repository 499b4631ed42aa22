import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { type RefObject, useEffect, useState } from "react";
import type { DraggedNode } from "../../../data/tree-order.ts";

export const TREE = Symbol("lessons");

/** A row that can be dragged, and over which others can be let go. */
export function useRowDrag(row: RefObject<HTMLElement | null>, { kind, id }: DraggedNode, isLocked: boolean) {
  const [isLifted, setLifted] = useState(false);
  const [edge, setEdge] = useState<"top" | "bottom" | "inside" | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || isLocked) return;
    const leave = () => setEdge(null);
    return combine(
      draggable({
        element,
        getInitialData: () => ({ tree: TREE, kind, id }),
        onDragStart: () => setLifted(true),
        onDrop: () => setLifted(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          source.data.tree === TREE && source.element !== element && (kind === "section" || source.data.kind === "lesson"),
        getData: ({ input }) => attachClosestEdge({ kind, id }, { input, element, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self, source }) => {
          const closest = extractClosestEdge(self.data);
          setEdge(kind === "section" && source.data.kind === "lesson" ? "inside" : closest === "top" ? "top" : "bottom");
        },
        onDragLeave: leave,
        onDrop: leave,
      }),
    );
  }, [row, kind, id, isLocked]);
  return { isLifted, edge };
}
