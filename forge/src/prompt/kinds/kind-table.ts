/** A noun, with everything that is called the same, and what it is a kind of. */
export interface Kind {
  readonly names: string[];
  /** Its members share a use, not a shape. */
  readonly isFamily: boolean;
  /** A family whose members may have nothing in common to the eye: a fax machine and a battery are electronics. */
  readonly isLoose: boolean;
  readonly parents: {
    kind: Kind /** Made as its parent is made. */;
    isShapeTrue: boolean /** Called so and made otherwise. */;
    isByNameOnly: boolean;
  }[];
  readonly members: Kind[];
}

/** Nouns and what they are kinds of, from a text with a kind and its members in each line; read when somebody first asks. */
export class KindTable {
  private readonly text: () => string;
  private byName: ReadonlyMap<string, readonly Kind[]> | undefined;

  constructor(text: () => string) {
    this.text = text;
  }

  /** The kinds a noun may mean, in the singular; none when nobody listed it. */
  named(noun: string): readonly Kind[] {
    return this.opened().get(noun) ?? [];
  }

  everyNoun(): string[] {
    return [...this.opened().keys()];
  }

  private opened(): ReadonlyMap<string, readonly Kind[]> {
    this.byName ??= tableOf(this.text());
    return this.byName;
  }
}

/** The kinds above one, itself first, the nearest before the farther ones. */
export function above(kind: Kind): Kind[] {
  const out = [kind];
  for (const { parents } of out) {
    // A rocking horse is a toy before it is a horse.
    const real = parents.filter(({ isByNameOnly }) => !isByNameOnly);
    for (const { kind: parent } of real.length > 0 ? real : parents) if (!out.includes(parent)) out.push(parent);
  }
  return out;
}

/** The same without those it is only called after. */
export function reallyAbove(kind: Kind): Kind[] {
  const out = [kind];
  for (const { parents } of out)
    for (const { kind: parent, isByNameOnly } of parents) if (!isByNameOnly && !out.includes(parent)) out.push(parent);
  return out;
}

/** The kinds that are made as this one is: itself, then what it is a true kind of. */
export function madeAs(kind: Kind): Kind[] {
  const out = [kind];
  for (const each of out)
    for (const { kind: parent, isShapeTrue } of each.parents) if (isShapeTrue && !out.includes(parent)) out.push(parent);
  return out;
}

/** Itself and everything that is a kind of it. */
export function below(kind: Kind): Kind[] {
  const out = [kind];
  const seen = new Set(out);
  for (const each of out)
    for (const member of each.members)
      if (!seen.has(member)) {
        seen.add(member);
        out.push(member);
      }
  return out;
}

const namesIn = (text: string) => text.split("=").map((name) => name.trim());

function tableOf(text: string): Map<string, Kind[]> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const split = lines.map((line) => {
    const at = line.indexOf(":");
    const head = line.slice(0, at).trim();
    const isFamily = head.endsWith("*");
    const kind: Kind = { names: namesIn(head.replace(/\*+$/, "")), isFamily, isLoose: head.endsWith("**"), parents: [], members: [] };
    return { kind, items: line.slice(at + 1) };
  });
  const found = new Map<string, Kind[]>();
  const enter = (kind: Kind, name: string) => {
    const same = found.get(name);
    if (!same) found.set(name, [kind]);
    else if (!same.includes(kind)) same.push(kind);
  };
  for (const { kind } of split) for (const name of kind.names) enter(kind, name);
  for (const { kind: parent, items } of split)
    for (const item of items.split(",")) {
      const marked = item.trim();
      if (marked === "") continue;
      const mark = marked.charAt(0);
      const names = namesIn(mark === "~" || mark === "+" ? marked.slice(1) : marked);
      const isShapeTrue = mark === "+" || (mark !== "~" && !parent.isFamily);
      const known = (found.get(names[0]) ?? []).filter((kind) => kind !== parent);
      const kinds = known.length > 0 ? known : [{ names: [], isFamily: false, isLoose: false, parents: [], members: [] }];
      for (const kind of kinds) join(kind, parent, isShapeTrue, mark === "~");
      for (const name of names) {
        if (!kinds[0].names.includes(name)) kinds[0].names.push(name);
        enter(kinds[0], name);
      }
    }
  return found;
}

function join(kind: Kind, parent: Kind, isShapeTrue: boolean, isByNameOnly: boolean): void {
  if (kind.parents.some((each) => each.kind === parent)) return;
  kind.parents.push({ kind: parent, isShapeTrue, isByNameOnly });
  if (!isByNameOnly) parent.members.push(kind);
}
