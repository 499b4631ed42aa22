import { can } from "@blenda/domain/access/can";
import { postModerators } from "@blenda/domain/learning/constants";
import { useMe } from "../../lib/session/use-me.ts";
import type { Reader } from "./question-queries.ts";

/** The role in which a person who does not own a course reads what was asked in it; null for everybody else. */
export function useReader(creatorId: string): Exclude<Reader, "owner"> | null {
  const me = useMe();
  if (me?.id === creatorId) return "creator";
  return can(me, postModerators) ? "staff" : null;
}
