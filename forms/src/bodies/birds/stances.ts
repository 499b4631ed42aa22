/** What birds do, and the words for it. */
export const STANCES = {
  standing: ["standing", "stand", "perched", "perching"],
  walking: ["walking", "walks", "strutting", "running"],
  flying: ["flying", "flies", "soaring", "gliding", "diving", "swooping"],
  sitting: ["sitting", "sits", "nesting", "resting", "lying"],
  sleeping: ["sleeping", "asleep", "sleepy"],
  swimming: ["swimming", "swims", "floating"],
} as const;
export type BirdStance = keyof typeof STANCES;
