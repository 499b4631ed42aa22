import type { Draft } from "../draft.ts";
import { isOfFamily } from "../nouns.ts";
import type { Relation } from "../relations.ts";

interface Related {
  thing: Draft;
  kind: Relation;
  to: Draft;
}

const SPOT = /\b(?:nook|corner|area|setup|vignette|display|arrangement|scene|spot)$/;

/** “a bedroom with a bed and a nightstand” asks for a bed and a nightstand; of the room nothing can be made. */
export function isOnlyScene(draft: Draft, relations: readonly Related[]): boolean {
  return (
    draft.grammar === null &&
    (isOfFamily(draft.kinds, "place") || SPOT.test(draft.noun)) &&
    relations.some(({ thing, kind }) => thing === draft && kind === "with")
  );
}
