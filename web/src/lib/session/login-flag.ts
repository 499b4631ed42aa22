import { localStore } from "../storage/storage.ts";

const LOGIN_FLAG = "blenda.loggedIn";

/** Spec 1 §4 with decision A22: without a flag local storage is emptied, then the flag is written, so the next visit keeps its things. */
export function openLocalStore(): void {
  if (localStore.read(LOGIN_FLAG) !== null) return;
  localStore.clear();
  writeLoginFlag(false);
}

export function writeLoginFlag(isLoggedIn: boolean): void {
  localStore.write(LOGIN_FLAG, String(isLoggedIn));
}

/** Whether a person was logged in here when the page was left. */
export const readLoginFlag = (): boolean => localStore.read(LOGIN_FLAG) === "true";
