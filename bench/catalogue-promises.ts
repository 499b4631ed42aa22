// What the catalogue promises, read from the figures of one run.
import { exactly } from "@blenda/domain/shared/language/formats";
import type { Case } from "./catalogue-cases.ts";
import { type PromiseCheck, type ShopMeasured, shopPromises } from "./catalogue-shops.ts";
import type { Load } from "./load.ts";

/** (a) bytes, our kept answers, (b) SQL, our answers that are not kept. */
export type Side = "bytes" | "kept" | "sql" | "fresh";

/** The best of several turns, and all of them. */
export interface LoadSample extends Load {
  question: Case["name"];
  side: Side;
  connections: number;
  turns: readonly number[];
}

export interface CatalogueFigures {
  size: number;
  importSeconds: number;
  indexSeconds: number;
  idleMb: number;
  loadedMb: number;
  loads: LoadSample[];
  shops: ShopMeasured[];
}

const BUSY = 16;
const QUESTIONS: Case["name"][] = ["listing", "category", "deep page", "one word", "two words", "product"];
const SEARCHES: Case["name"][] = ["one word", "two words"];

/** Prints every promise beside what was measured; `false` when one is not kept. */
export function judge(all: readonly CatalogueFigures[], { isOfShops }: { isOfShops: boolean }): boolean {
  const others = isOfShops ? [] : [...all.filter(({ size }) => size >= 10_000).flatMap(ratios), ...growth(all), ...limits(all)];
  const promises = [...others, ...shopPromises(all)];
  console.log("\nPromises");
  for (const { what, got, least, most } of promises) {
    const wanted = least === undefined ? `at most ${most}` : `at least ${least}`;
    console.log(
      `${isKept({ what, got, ...(least !== undefined && { least }), ...(most !== undefined && { most }) }) ? "kept  " : "MISSED"}  ${what}: ${got.toFixed(2)} (${wanted})`,
    );
  }
  return promises.every(isKept);
}

const isKept = ({ got, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: PromiseCheck) => got >= least && got <= most;

function find({ loads }: CatalogueFigures, question: Case["name"], side: Side, connections: number): LoadSample {
  const found = loads.find((each) => each.question === question && each.side === side && each.connections === connections);
  if (!found) throw new Error(`${question}, ${side} was not measured with ${connections} connections`);
  return found;
}

function ratios(of: CatalogueFigures): PromiseCheck[] {
  const at = `${exactly(of.size)} products`;
  const rate = (question: Case["name"], side: Side, connections = BUSY) => find(of, question, side, connections).perSecond;
  const part = (question: Case["name"], side: Side, base: Side) => rate(question, side) / rate(question, base);
  return [
    ...QUESTIONS.map((name) => ({ what: `${at}, ${name} kept, of (a)`, got: part(name, "kept", "bytes"), least: 0.4 })),
    ...(["listing", "category", "product"] as const).map((name) => ({
      what: `${at}, ${name} fresh, of (b)`,
      got: part(name, "fresh", "sql"),
      least: 0.5,
    })),
    ...SEARCHES.map((name) => ({ what: `${at}, ${name} fresh, of (b)`, got: part(name, "fresh", "sql"), least: 0.7 })),
    { what: `${at}, a deep page, of the first`, got: rate("deep page", "fresh") / rate("listing", "fresh"), least: 0.8 },
    ...QUESTIONS.flatMap((name) =>
      (["kept", "fresh"] as const).map((side) => ({
        what: `${at}, ${name}${side === "kept" ? " kept" : " fresh"}, 64 connections of 16`,
        got: middleOf(of, name, side),
        least: 0.9,
      })),
    ),
    { what: `${at}, errors`, got: of.loads.reduce((sum, { errors }) => sum + errors, 0), most: 0 },
  ];
}

/** Turn by turn, because the two were measured within seconds of each other; the middle one of those. */
function middleOf(of: CatalogueFigures, question: Case["name"], side: Side): number {
  const few = find(of, question, side, BUSY).turns;
  const shares = find(of, question, side, 64).turns.map((many, turn) => many / (few[turn] ?? many));
  return shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 0;
}

function growth(all: readonly CatalogueFigures[]): PromiseCheck[] {
  const [first, last] = [all[0], all.at(-1)];
  const middle = all.find(({ size }) => size === 10_000);
  if (!first || !last || !middle || first === last) return [];
  const p50 = (of: CatalogueFigures, name: Case["name"]) => find(of, name, "fresh", 1).p50;
  const flat = (["listing", "category", "product"] as const).map((name) => ({
    what: `${name}, p50 of ${exactly(last.size)} products over ${exactly(first.size)}`,
    got: p50(last, name) / p50(first, name),
    most: 1.2,
  }));
  const searches = SEARCHES.flatMap((name) => [
    { what: `${name}, p50 in ms with ${exactly(last.size)} products`, got: p50(last, name), most: 5 },
    { what: `${name}, p50 of ${exactly(last.size)} products over 10,000`, got: p50(last, name) / p50(middle, name), most: 2.5 },
  ]);
  return [...flat, ...searches];
}

function limits(all: readonly CatalogueFigures[]): PromiseCheck[] {
  const last = all.at(-1);
  if (!last) return [];
  return [
    { what: `import of ${exactly(last.size)} products in seconds`, got: last.importSeconds, most: 90 },
    { what: "one server process idle, MB", got: last.idleMb, most: 140 },
    { what: "one server process under load, MB", got: last.loadedMb, most: 240 },
  ];
}
