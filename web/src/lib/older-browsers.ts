/** Polyfills: what the oldest browsers of the README's list (Safari 16.4) lack and our code uses. Imported before everything else. */
export function addMissing(): void {
  add(Map, "groupBy", groupBy);
  add(Promise, "withResolvers", withResolvers);
  add(URL, "canParse", (address: string, base?: string) => parsed(address, base) !== null);
  add(URL, "parse", parsed);
  add(Element.prototype, "checkVisibility", function isDrawn(this: Element) {
    return this.getClientRects().length > 0;
  });
  // Without a top layer: styles show what is open, and it may lie below a dialog.
  add(HTMLElement.prototype, "togglePopover", function toggle(this: HTMLElement, isOpen?: boolean) {
    return this.toggleAttribute("open", isOpen);
  });
}

function add(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function withResolvers<Value>() {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => {};
  let reject: (reason?: unknown) => void = () => {};
  const promise = new Promise<Value>((kept, broken) => {
    resolve = kept;
    reject = broken;
  });
  return { promise, resolve, reject };
}

function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

addMissing();
