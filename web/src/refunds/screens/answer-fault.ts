import { REFUNDS } from "@blenda/domain/refunds/constants";
import { exact } from "../../lib/text/numbers.ts";

/** What is wrong with an answer; a no needs its reason. */
export function answerFault(answer: string, isNeeded: boolean): string | undefined {
  const letters = [...answer.trim()].length;
  if (isNeeded && letters === 0) return "Please give a reason. The other side will see it.";
  return letters > REFUNDS.TEXT_MOST ? `Please use at most ${exact(REFUNDS.TEXT_MOST)} characters.` : undefined;
}
