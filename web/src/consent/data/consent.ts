import { CONSENT, type ConsentCategory } from "@blenda/domain/consent/constants";
import type { ConsentPreferences } from "@blenda/domain/consent/model";
import { consentTo, currentConsent } from "@blenda/domain/consent/rules";
import { useSyncExternalStore } from "react";
import { hasPrivacySignal } from "../../lib/session/privacy-signal.ts";
import { localStore, parseStored } from "../../lib/storage/storage.ts";

/** What is on screen about cookies: nothing beyond the banner, or one of the dialog's two views. */
type DialogView = "closed" | "simple" | "detailed";

interface State {
  /** Null: not asked yet, or to be asked again. */
  preferences: ConsentPreferences | null;
  view: DialogView;
}

const stored = (): ConsentPreferences | null => currentConsent(parseStored(localStore.read(CONSENT.STORAGE_KEY)), new Date().toISOString());

let state: State | null = null;
const listeners = new Set<() => void>();

/** Read at first use: the start may still empty local storage. */
const current = (): State => (state ??= { preferences: stored(), view: "closed" });

function change(next: Partial<State>): void {
  state = { ...current(), ...next };
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// A choice made in another tab holds in this one too.
addEventListener("storage", ({ key }) => {
  if (key === CONSENT.STORAGE_KEY || key === null) change({ preferences: stored() });
});

export const useConsent = (): State => useSyncExternalStore(watch, current);

/** A choice that cannot be stored still holds until the page is left. */
export function choose(preferences: ConsentPreferences): void {
  const consent = consentTo(preferences, { now: new Date().toISOString(), userAgent: navigator.userAgent, url: location.href });
  localStore.write(CONSENT.STORAGE_KEY, JSON.stringify(consent));
  change({ preferences: consent.preferences, view: "closed" });
}

/** Forgets the choice; the banner asks again. */
export function askAgain(): void {
  localStore.remove(CONSENT.STORAGE_KEY);
  change({ preferences: null, view: "closed" });
}

export const showConsentDialog = (view: DialogView): void => change({ view });

/** What follows people asks no visitor for a yes where the browser says no for them. */
const isForbidden = (category: ConsentCategory): boolean => hasPrivacySignal() && (category === "analytics" || category === "marketing");

/** Runs once the category is allowed: now, or when the visitor says yes. Never twice, and never without a yes. */
export function whenAllowed(category: ConsentCategory, run: () => void): void {
  let isDone = false;
  const stop = watch(check);
  function check(): void {
    if (isDone || isForbidden(category) || !current().preferences?.[category]) return;
    isDone = true;
    stop();
    run();
  }
  check();
}
