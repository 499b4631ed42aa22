// How well the search answers what people type, on the judged list of search-judged.ts, and what one question costs at 10,000 and 100,000
// products. The engine is asked directly; the two files run on any commit that has it, which is how two commits are compared.
// npm run bench -- search [--misses] [--quality]

import { mkdirSync, readFileSync } from "node:fs";
import { AI_DISCLOSURES } from "@blenda/domain/catalogue/constants";
import { exactly } from "@blenda/domain/shared/language/formats";
import { readFilters } from "../domain/src/search/rules.ts";
import { builtProduct, builtProducts, builtTrainings, demoShops } from "../server/src/demo/port.ts";
import { Categories } from "../server/src/search/categories.ts";
import { Products } from "../server/src/search/products/products.ts";
import { indexed } from "../server/src/search/repository.ts";
import { Trainings } from "../server/src/search/trainings.ts";
import { ONE_WORD, TWO_WORDS, writeCatalogue } from "./catalogue-data.ts";
import { JUDGED, type QueryVerdict } from "./search-judged.ts";

const FIRST = 5;
const PAGE = 24;
const PROMISED = { precision: 0.8, nothing: 0.03 };
const SIZES = [10_000, 100_000];
const ROUNDS = 20;
const DATA_DIR = ".data/bench-search";
const CATEGORIES =
  "Characters,Props,Furniture,Electronics,Nature,Environments,Weapons,Jewellery,Vehicles,Architecture,Food & Drink,Abstract"
    .split(",")
    .map((name) => ({ id: name.toLowerCase().replace("&", "and").replaceAll(" ", "-"), name, parentId: null }));
const categories = new Categories(CATEGORIES);
const shopNames = new Map(demoShops().map(({ slug, name }) => [slug, name]));

/** What the database would say of a thing, with everything a version of the index may ask for. */
const row = <Own extends { priceCents: number }>(
  n: number,
  title: string,
  tags: readonly string[],
  weak: string,
  categoryId: string,
  shop: string,
  own: Own,
) =>
  indexed(
    {
      n,
      mark: 1,
      called: [title, ...tags].join(" "),
      weak,
      category: CATEGORIES.find(({ id }) => id === categoryId)?.name ?? null,
      shopName: shop,
      sellerProfile: null,
      categoryId,
      creatorId: shop,
      published: n,
      ratingSum: 0,
      ratingCount: 0,
      salesCount: 0,
      sale: null,
      saleItemId: null,
      ...own,
    },
    "2026-01-01T00:00:00.000Z",
  );

function demoModels() {
  const products = new Products(0);
  products.categories = categories;
  const ids = builtProducts().map(({ id, title, tags, description, category, shop, priceCents, licences }, n) => {
    const { facts, files, findings, score } = builtProduct(id);
    products.shelf.put(
      row(n, title, tags, description, category, shopNames.get(shop) ?? "", {
        priceCents,
        isFree: priceCents === 0,
        licenceTypes: licences,
        aiDisclosure: AI_DISCLOSURES[0],
        triangles: facts.triangles,
        texturePx: Math.max(0, ...facts.textures.map(({ width, height }) => Math.max(width, height))),
        formats: files.map(({ format }) => format),
        isRigged: facts.bones > 0,
        isAnimated: facts.animations.length > 0,
        hasMorphs: facts.morphs > 0,
        hasUvOverlap: findings.some(({ code }) => code === "uv-overlap"),
        isManifold: facts.isManifold,
        isQuads: null,
        score,
      }),
    );
    return id;
  });
  return { ids, find: (q: string) => products.find(readFilters({ q }), undefined, PAGE) };
}

function demoLessons() {
  const trainings = new Trainings(0);
  trainings.categories = categories;
  const ids = builtTrainings().map(({ id, title, tags, description, category, shop, priceCents, type, level }, n) => {
    const own = { priceCents, isFree: priceCents === 0, type, level };
    trainings.shelf.put(row(n, title, tags, description, category, shopNames.get(shop) ?? "", own));
    return id;
  });
  return { ids, find: (q: string) => trainings.find({ q }, PAGE) };
}

interface Verdict extends QueryVerdict {
  found: string[];
  /** Of the first five places, or as many as there are things wanted, how many hold one of those. An empty place is a miss. */
  precision: number;
  /** Of what is wanted, at most a page, how much is on the first page. */
  recall: number;
  /** Of what stands on the first five places, however few are wanted, how much is wanted. */
  shown: number;
  /** What stands on the first page and must not. */
  wrong: string[];
}

function judge(judged: QueryVerdict, { ids, find }: ReturnType<typeof demoModels | typeof demoLessons>): Verdict {
  const wanted = new Set(judged.wanted.includes("*") ? ids : judged.wanted.map((part) => theOne(ids, part)));
  const found = find(judged.query).numbers.map((n) => ids[n] ?? "");
  const among = (places: number) => found.slice(0, places).filter((id) => wanted.has(id)).length;
  const places = Math.min(FIRST, wanted.size);
  const unwanted = new Set(judged.unwanted.flatMap((part) => (part === "ELSE" ? ids.filter((id) => !wanted.has(id)) : theOne(ids, part))));
  for (const id of unwanted) if (wanted.has(id)) throw new Error(`${judged.query} wants ${id} and does not`);
  return {
    ...judged,
    found,
    precision: among(places) / places,
    recall: among(PAGE) / Math.min(PAGE, wanted.size),
    shown: found.length === 0 ? 0 : among(FIRST) / Math.min(FIRST, found.length),
    wrong: found.slice(0, PAGE).filter((id) => unwanted.has(id)),
  };
}

function theOne(ids: readonly string[], part: string): string {
  const [id, ...others] = ids.filter((each) => each.startsWith(part));
  if (id === undefined || others.length > 0) throw new Error(`${part} names ${id ? "several" : "nothing"}`);
  return id;
}

const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const figure = (value: number) => value.toFixed(2).padStart(11);

function quality(): boolean {
  const shelves = { models: demoModels(), trainings: demoLessons() };
  const verdicts = JUDGED.map((judged) => judge(judged, shelves[judged.kind]));
  const here = verdicts.filter(({ wanted }) => wanted.length > 0);
  const absent = verdicts.filter(({ wanted }) => wanted.length === 0);
  const nothing = (some: Verdict[]) => some.filter(({ found }) => found.length === 0).length / some.length;
  /** How many of the questions that rule something out show it all the same. */
  const wrong = (some: Verdict[]) => {
    const strict = some.filter(({ unwanted }) => unwanted.length > 0);
    const broken = strict.filter((each) => each.wrong.length > 0).length;
    return strict.length === 0 ? "" : `${broken} of ${strict.length}`;
  };
  const line = (name: string, some: Verdict[]) =>
    console.log(
      name.padEnd(30) +
        String(some.length).padStart(4) +
        figure(mean(some.map(({ precision }) => precision))) +
        figure(mean(some.map(({ recall }) => recall))) +
        figure(mean(some.map(({ shown }) => shown))) +
        `${(100 * nothing(some)).toFixed(1)} %`.padStart(11) +
        wrong(some).padStart(12),
    );
  console.log("questions                          precision@5  recall@24    shown@5    nothing  shows wrong");
  for (const group of new Set(here.map((each) => each.group)))
    line(
      group,
      here.filter((each) => each.group === group),
    );
  line("all", here);
  const right = absent.filter(({ found }) => found.length === 0).length;
  console.log(`not in the catalogue: ${right} of ${absent.length} answered with nothing`);
  if (process.argv.includes("--misses")) {
    for (const { query, precision, recall, wanted, found, wrong: shownWrong } of here)
      if (precision < 1 || recall < 1 || shownWrong.length > 0)
        console.log(
          `${precision.toFixed(2)} ${recall.toFixed(2)} ${query}\n  wanted ${wanted.join(" ")}\n  found  ${found.slice(0, 8).join(" ")}` +
            (shownWrong.length > 0 ? `\n  wrong  ${shownWrong.slice(0, 8).join(" ")}` : ""),
        );
    for (const { query, found } of absent) if (found.length > 0) console.log(`absent ${query}: ${found.slice(0, 8).join(" ")}`);
  }
  return mean(here.map(({ precision }) => precision)) >= PROMISED.precision && nothing(here) <= PROMISED.nothing;
}

async function cost(size: number): Promise<void> {
  mkdirSync(DATA_DIR, { recursive: true });
  const file = `${DATA_DIR}/${size}.jsonl`;
  await writeCatalogue(file, size);
  const products = new Products(size);
  products.categories = categories;
  for (const line of readFileSync(file, "utf8").split("\n")) if (line) products.shelf.put(imported(JSON.parse(line)));
  for (const [name, words] of Object.entries({ "one word": ONE_WORD, "two words": TWO_WORDS })) {
    const rounds = Array.from({ length: ROUNDS }, () => microsPerSearch(products, words));
    console.log(
      `${exactly(size).padStart(8)} products, ${name.padEnd(10)} ${Math.min(...rounds)
        .toFixed(0)
        .padStart(6)} µs of CPU`,
    );
  }
}

interface Line {
  n: number;
  title: string;
  tags: string[];
  description: string;
  category: number;
  price_cents: number;
}

function imported({ n, title, tags, description, category, price_cents: priceCents }: Line) {
  const place = CATEGORIES[category]?.id ?? "";
  return row(n, title, tags, description, place, "A shop", {
    priceCents,
    isFree: priceCents === 0,
    licenceTypes: ["personal"],
    aiDisclosure: AI_DISCLOSURES[n % AI_DISCLOSURES.length] ?? "none",
    triangles: 1_000 + ((n * 7_919) % 90_000),
    texturePx: 2_048,
    formats: ["glb"],
    isRigged: false,
    isAnimated: false,
    hasMorphs: false,
    hasUvOverlap: false,
    isManifold: true,
    isQuads: null,
    score: 90,
  });
}

function microsPerSearch(products: Products, words: readonly string[]): number {
  const began = process.cpuUsage();
  for (const q of words) {
    products.shelf.version++; // so that nothing is remembered
    products.find(readFilters({ q }), undefined, PAGE);
  }
  const { user, system } = process.cpuUsage(began);
  return (user + system) / words.length;
}

const isKept = quality();
if (!process.argv.includes("--quality")) for (const size of SIZES) await cost(size);
process.exitCode = isKept ? 0 : 1;
