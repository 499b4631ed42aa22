export interface CategoryRow {
  id: string;
  name: string;
  parentId: string | null;
}

/** The tree of categories, by the names people see. */
export class Categories {
  /** In the order in which they are shown. */
  readonly rows: readonly CategoryRow[];

  constructor(rows: readonly CategoryRow[]) {
    this.rows = rows;
  }

  /** The ids of the category of this name and of all below it; none for a name nobody knows. */
  below(name: string): string[] {
    const ids = this.rows.filter((row) => row.name === name).map(({ id }) => id);
    for (let i = 0; i < ids.length; i++) ids.push(...this.rows.filter(({ parentId }) => parentId === ids[i]).map(({ id }) => id));
    return ids;
  }

  /** For each name how many there are in it and below it. */
  counts(countOf: (id: string) => number): { value: string; count: number }[] {
    return this.rows.map(({ name }) => ({ value: name, count: this.below(name).reduce((sum, id) => sum + countOf(id), 0) }));
  }
}
