import { grammars } from "./src/grammars/registry.ts";
const by = new Map<string, string[]>();
for (const g of grammars) for (const n of new Set([g.id, ...g.nouns])) by.set(n, [...(by.get(n) ?? []), g.id]);
console.log(grammars.length, "forms", by.size, "nouns");
for (const [n, ids] of by) if (ids.length > 1) console.log(n, ids.join(" "));
