import type { Choice, Reading } from "@blenda/domain/generation/model";
import { choicesFor, openChoices } from "@blenda/domain/generation/rules";
import { refusal } from "../../platform/requests/refusal.ts";

/** Nothing but what was asked for is made or charged, unless the person chose what is made in its place. */
export function agreedTo(reading: Reading | null, choices: readonly Choice[]): Choice[] {
  if (!reading) return [];
  if (reading.things.length === 0) throw refusal("GENERATION_NOTHING_NAMED");
  if (openChoices(reading, choices).length > 0) throw refusal("GENERATION_NOT_EXACT", { reading });
  return choicesFor(reading, choices);
}
