import { TRAINING_DEFAULTS } from "./constants.ts";
import type { TrainingCard } from "./model.ts";

/** "48 min", "1 h 15 min", "6 h". Under a minute it still takes one. */
export function durationText(seconds: number | null): string {
  if (seconds === null || seconds <= 0) return TRAINING_DEFAULTS.duration;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${String(minutes % 60).padStart(2, "0")} min`;
}

/** A film has a length, a text is read: "1 min read". */
export const readingText = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} min read`;

/** Spec 1 §3, "Display defaults". The placeholder picture is the screen's. */
export const trainingDisplay = (card: Pick<TrainingCard, "title" | "category" | "durationSeconds" | "level" | "shop">) => ({
  title: card.title || TRAINING_DEFAULTS.title,
  category: card.category || TRAINING_DEFAULTS.category,
  shopName: card.shop.name || TRAINING_DEFAULTS.shopName,
  duration: durationText(card.durationSeconds),
  level: card.level ?? TRAINING_DEFAULTS.level,
});
