import type { PortfolioPage, Work } from "@blenda/domain/portfolio/model";
import { type DragEvent, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { movedTo } from "./order.ts";
import { learnPortfolio } from "./portfolio-query.ts";

/**
 * Works in the order of their owner. They move under the pointer while one is dragged, are sent when it is let go, and go
 * back if the order was not taken. The arrows do the same without a pointer.
 */
export function useOrder({ works }: PortfolioPage) {
  const known = works.map(({ id }) => id);
  const [wanted, setWanted] = useState<string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const { act } = useAct(api.portfolio.orderWorks, { learn: learnPortfolio });
  const byId = new Map(works.map((work) => [work.id, work]));
  const ids = wanted ?? known;
  // A work that came meanwhile, from another tab, is not lost behind an order that did not know it.
  const all = [...ids.filter((id) => byId.has(id)), ...known.filter((id) => !ids.includes(id))];

  const keep = (next: string[]) => {
    setWanted(next);
    if (String(next) !== String(known)) act({ ids: next }, { onSettled: () => setWanted(null) });
    else setWanted(null);
  };
  const move = (id: string, place: number) => {
    const next = movedTo(all, id, place);
    setAnnouncement(`${byId.get(id)?.title} is now ${next.indexOf(id) + 1} of ${next.length}`);
    keep(next);
  };
  const dragOf = (id: string) => ({
    draggable: true,
    "data-dragged": dragged === id ? "" : undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = "move";
      dataTransfer.setData("text/plain", id);
      setDragged(id);
    },
    onDragOver: (event: DragEvent) => {
      if (!dragged) return;
      event.preventDefault();
      if (dragged !== id) setWanted(movedTo(all, dragged, all.indexOf(id)));
    },
    onDrop: (event: DragEvent) => event.preventDefault(),
    onDragEnd: ({ dataTransfer }: DragEvent) => {
      setDragged(null);
      // Let go outside, or given up with Escape.
      if (dataTransfer.dropEffect === "none") setWanted(null);
      else keep(all);
    },
  });
  return { works: all.flatMap((id) => byId.get(id) ?? []) as Work[], announcement, move, dragOf };
}
