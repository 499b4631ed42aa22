import type { TrainingAddress } from "@blenda/domain/search/model";
import { SKILL_LEVELS, TRAINING_TYPES, type TrainingType } from "@blenda/domain/trainings/constants";
import type { AddressParams } from "../../lib/page/address.ts";

const LONGEST = 200;
const LONGEST_WORDS = 100;

const TRAINING_SORTS = ["relevance", "newest", "popular", "rating", "price-up", "price-down"] as const;
export type TrainingSort = (typeof TRAINING_SORTS)[number];

/** Without words nothing is more relevant than anything else. */
export const trainingSorts = (question: TrainingAddress): TrainingSort[] =>
  TRAINING_SORTS.filter((sort) => sort !== "relevance" || Boolean(question.q));

/** The order a question has: the one it names, or the first of those it may have. */
export const trainingSort = (question: TrainingAddress): TrainingSort => {
  const possible = trainingSorts(question);
  return possible.find((sort) => sort === question.sort) ?? possible[0] ?? "newest";
};

const known = <Value extends string>(values: readonly Value[], text: string | undefined) => values.find((value) => value === text);

/** The question of a learning page, written the one way; what is not known, or goes without saying, is left out. */
export function trainingQuestion(asked: AddressParams, type = known(TRAINING_TYPES, asked.type)): TrainingAddress {
  const q = asked.q?.trim().slice(0, LONGEST_WORDS);
  const sort = trainingSort({ q, sort: asked.sort });
  const question = {
    q,
    type,
    category: asked.category?.slice(0, LONGEST),
    level: known(SKILL_LEVELS, asked.level),
    free: asked.free === "true" && "true",
    sort: sort !== trainingSort({ q }) && sort,
    after: asked.after?.slice(0, LONGEST),
  };
  return Object.fromEntries(Object.entries(question).filter(([, text]) => text));
}

/** The address of the same question: all trainings have a page, and tutorials have one of their own. */
export function learningPlace({ type, ...question }: TrainingAddress): { to: "/tutorials" | "/trainings"; search: AddressParams } {
  return type === "tutorial"
    ? { to: "/tutorials", search: question }
    : { to: "/trainings", search: type ? { type, ...question } : question };
}

export const TYPE_CHOICES: readonly { value: TrainingType | "all"; label: string }[] = [
  { value: "all", label: "All" },
  { value: "tutorial", label: "Tutorials" },
  { value: "course", label: "Courses" },
];
