import type { ManyEvent } from "@blenda/domain/authoring/constants";
import type { Item } from "@blenda/domain/authoring/model";
import { publicationMove } from "@blenda/domain/publication/rules";

const many = (count: number, { one, many: several }: Noun): string => (count === 1 ? `this ${one}` : `${count} ${several}`);

interface Noun {
  one: string;
  many: string;
}

/** What a creator's steps are called, and what they mean. */
export const MOVES: Record<ManyEvent, { label: string; question: (count: number, noun: Noun) => string; means: string }> = {
  unlist: {
    label: "Take off sale",
    question: (count, noun) => `Take ${many(count, noun)} off sale?`,
    means: "Nobody new can buy it. Buyers keep what they bought, and you can put it back at any time.",
  },
  relist: {
    label: "Put back on sale",
    question: (count, noun) => `Put ${many(count, noun)} back on sale?`,
    means: "It shows up in our lists again right away.",
  },
  archive: {
    label: "Archive",
    question: (count, noun) => `Archive ${many(count, noun)}?`,
    means: "It leaves our lists for good. Buyers keep what they bought.",
  },
  delete: {
    label: "Delete",
    question: (count, noun) => `Delete ${many(count, noun)}?`,
    means: "Drafts and their files are deleted. You can't undo this.",
  },
};

/** Whether the table of steps has this one from here; the server decides. */
export const canMove = ({ status }: Item, event: ManyEvent): boolean => publicationMove(status, event) !== null;
