// One measurement by its name, with whatever is given after it; without a name, the list of all. npm run bench [NAME …]
import { BENCHES } from "./list.ts";

const [name] = process.argv.splice(2, 1);
if (name !== undefined && Object.hasOwn(BENCHES, name)) await import(`./${name}.ts`);
else {
  if (name !== undefined) console.error(`There is no bench called ${name}.`);
  for (const [each, promise] of Object.entries(BENCHES)) console.log(`${each.padEnd(18)}${promise.replaceAll("`", "")}`);
  process.exitCode = name === undefined ? 0 : 1;
}
