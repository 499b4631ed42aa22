/**
 * The browser's stores may be full, switched off or missing (private windows, blocked cookies). Nothing kept there is worth
 * an exception: a read answers null, and a write says whether it was kept.
 */
function safe(area: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string): boolean {
      try {
        area().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // What cannot be reached cannot be read later either.
      }
    },
    clear(): void {
      try {
        area().clear();
      } catch {
        // As above.
      }
    },
  };
}

/** Kept until the person clears it. */
export const localStore = safe(() => window.localStorage);

/** Kept until the tab closes. */
export const tabStore = safe(() => window.sessionStorage);

/** What was stored may be from an older version or edited by hand, so it arrives as something unknown. */
export function parseStored(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
