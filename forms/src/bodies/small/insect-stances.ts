/** What insects do, and the words for it. */
export const STANCES = {
  standing: ["standing", "stand"],
  walking: ["walking", "walks", "crawling", "running", "marching"],
  resting: ["resting", "sitting", "lying", "sleeping", "asleep"],
  rearing: ["rearing", "attacking", "fighting", "upright", "jumping", "dancing"],
} as const;
export const FLYING = { flying: ["flying", "flies", "hovering", "fluttering"] } as const;
export type InsectStance = keyof typeof STANCES | "flying";
