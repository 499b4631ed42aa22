/** Words for many of a kind: the form and how many of it make the picture. */
export const CROWDS: ReadonlyMap<string, { id: string; count: number }> = new Map([
  ["orchard", { id: "tree", count: 6 }],
  ["village", { id: "house", count: 4 }],
  ["team", { id: "person", count: 4 }],
  ["town", { id: "house", count: 6 }],
  ["fleet", { id: "spaceship", count: 3 }],
]);
