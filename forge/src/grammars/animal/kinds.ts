import type { AnimalKind } from "./kind.ts";
import { bear, cat, dog, fox, panda, rabbit } from "./mammals.ts";
import { dinosaur, dragon, penguin } from "./two-legged.ts";

export const ANIMAL_KINDS = { cat, dog, panda, bear, rabbit, fox, penguin, dragon, dinosaur } as const satisfies Record<string, AnimalKind>;
export type AnimalName = keyof typeof ANIMAL_KINDS;
