import type { ManyEvent } from "@blenda/domain/authoring/constants";
import type { Item } from "@blenda/domain/authoring/model";
import { publicationMove } from "@blenda/domain/publication/rules";

const many = (count: number): string => (count === 1 ? "this product" : `${count} products`);

/** What a creator's steps are called, and what they mean. */
export const MOVES: Record<ManyEvent, { label: string; question: (count: number) => string; means: string }> = {
  unlist: {
    label: "Take off sale",
    question: (count) => `Take ${many(count)} off sale?`,
    means: "Nobody new can buy it. Buyers keep their files, and you can put it back at any time.",
  },
  relist: {
    label: "Put back on sale",
    question: (count) => `Put ${many(count)} back on sale?`,
    means: "It shows up in the marketplace again right away.",
  },
  archive: {
    label: "Archive",
    question: (count) => `Archive ${many(count)}?`,
    means: "It leaves the marketplace for good. Buyers keep their files.",
  },
  delete: {
    label: "Delete",
    question: (count) => `Delete ${many(count)}?`,
    means: "Drafts and their files are deleted. You can't undo this.",
  },
};

/** Whether the table of steps has this one from here; the server decides. */
export const canMove = ({ status }: Item, event: ManyEvent): boolean => publicationMove(status, event) !== null;
