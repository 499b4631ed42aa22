import type { KeyboardEvent } from "react";
import type { Film } from "./use-film.ts";

const STEP_SECONDS = 5;
const LEAP_SECONDS = 10;

const KEYS: Readonly<Record<string, (film: Film) => void>> = {
  " ": (film) => film.toggle(),
  k: (film) => film.toggle(),
  ArrowLeft: (film) => film.skip(-STEP_SECONDS),
  ArrowRight: (film) => film.skip(STEP_SECONDS),
  j: (film) => film.skip(-LEAP_SECONDS),
  l: (film) => film.skip(LEAP_SECONDS),
  f: (film) => film.fill(),
  m: (film) => film.mute(),
  c: (film) => film.turnCaptions(),
};

export const KEYS_TEXT = `Space or K plays and pauses, the arrows move ${STEP_SECONDS} seconds, J and L ${LEAP_SECONDS}; M mutes, C shows captions, F fills the screen.`;

/** Keys count only while the focus is in the player, so that typing or dictating elsewhere never moves the film. */
export function onFilmKey(event: KeyboardEvent, film: Film): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
  // A focused button is pressed by the space bar, as everywhere.
  if (event.key === " " && event.target instanceof HTMLButtonElement) return;
  const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act(film);
}
