import { makeThing } from "./src/assemble.ts";
import { PLAIN_LOOK } from "./src/grammars/look.ts";
import { grammars } from "./src/grammars/registry.ts";
import { signatureOf } from "./src/grammars/signature.ts";
import { hex } from "./src/solid/color.ts";
import { seededRandom } from "./src/solid/random.ts";
const only = process.argv[2]?.split(",");
let n = 0; const t0 = Date.now();
for (const g of grammars) {
  if (only && !only.includes(g.id)) continue;
  const sig = async (l: object) => { n++; return signatureOf((await makeThing({ grammar: g, look: { ...PLAIN_LOOK, ...l } as never }, false, seededRandom(3))).parts); };
  const plain = await sig({});
  const lacks: string[] = [];
  const C = hex(0xff00ff), D = hex(0x00ffcc), E = hex(0x2244ff);
  if ((await sig({ colors: [C] })) === plain) lacks.push("colour");
  if ((await sig({ colors: [C, D] })) === (await sig({ colors: [C] }))) lacks.push("colour2");
  if ((await sig({ colors: [C, D, E] })) === (await sig({ colors: [C, D] }))) lacks.push("colour3");
  if ((await sig({ material: "jade" })) === plain) lacks.push("material");
  if ((await sig({ wear: 0.8 })) === plain) lacks.push("wear");
  if ((await sig({ pattern: { kind: "stripes", colors: [] } })) === plain) lacks.push("pattern");
  if ((await sig({ finish: "wet" })) === plain) lacks.push("finish");
  if ((await sig({ glow: C })) === plain) lacks.push("glow");
  for (const t of Object.keys(g.traits ?? {})) if ((await sig({ traits: new Set([t]) })) === plain) {
    // maybe this seed has it anyway
    const other = async (l: object) => signatureOf((await makeThing({ grammar: g, look: { ...PLAIN_LOOK, ...l } as never }, false, seededRandom(11))).parts);
    if ((await other({ traits: new Set([t]) })) === (await other({}))) lacks.push("trait:" + t);
  }
  if (lacks.length) console.log(g.id, g.wears?.length ?? "-", lacks.join(" "));
}
console.log(n, "builds", Date.now() - t0, "ms");
