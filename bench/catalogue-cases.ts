// The questions, as visitors ask them: each with an address that is always the same, addresses that never repeat, and the
// values for the statement a server without our index would ask.
import pg from "pg";
import { cursorOf } from "../server/src/search/engine/cursor.ts";
import { ONE_WORD, TWO_WORDS } from "./catalogue-data.ts";
import type { StatementName } from "./catalogue-statements.ts";

export interface Case {
  name: "listing" | "category" | "deep page" | "one word" | "two words" | "product";
  /** The same every time: after the first one its answer is kept. */
  same: string;
  /** Another every time, so that no answer lies ready. */
  fresh(): string;
  /** The same question for the bare server. */
  bare(): string;
}

const CATEGORIES = ["Props", "Furniture", "Electronics", "Nature", "Vehicles", "Architecture", "Jewellery", "Weapons"];

/** So many empty parts at most, before and after. */
const ROOM = 400;

interface SampleRow {
  id: string;
  n: string;
  published: Date;
}

/** Products from all depths of the catalogue. */
async function sample(url: string): Promise<SampleRow[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<SampleRow>("select id, n, published_at as published from products order by md5(id) limit 5000");
  await client.end();
  return rows;
}

export async function casesFor(url: string): Promise<Case[]> {
  const products = await sample(url);
  const turn = <Item>(items: readonly Item[]) => {
    let at = 0;
    return () => items[at++ % items.length] as Item;
  };
  let count = 0;
  /** No cursor at all, so the first page; but never asked for before. */
  const unseen = () => `after=x${count++}`;
  /** A price everything lies under, so all of it; but another question each time. */
  const open = () => `price=0-${1_000 + count++}`;
  const nothing = (times: number) => "&".repeat(Math.floor(times) % ROOM);
  const bare = (name: StatementName, ...values: string[]) =>
    `/${name}?${values.map((value) => `v=${encodeURIComponent(value)}`).join("&")}`;
  const list = (query: string) => `/api/search/products?${query}`;
  const [category, deep, deepBare, product, productBare] = [
    turn(CATEGORIES),
    turn(products),
    turn(products),
    turn(products),
    turn(products),
  ];
  const [word, wordBare, words, wordsBare] = [turn(ONE_WORD), turn(ONE_WORD), turn(TWO_WORDS), turn(TWO_WORDS)];
  const cursor = ({ published, n }: SampleRow) => cursorOf("newest", { level: 0, key: 0, published: published.getTime(), n: Number(n) });
  const middle = products[0] as SampleRow;
  return [
    { name: "listing", same: "/api/search/products", fresh: () => list(unseen()), bare: () => bare("listing") },
    {
      name: "category",
      same: list("category=Furniture"),
      fresh: () => list(`category=${category()}&${unseen()}`),
      bare: () => bare("category", category().toLowerCase()),
    },
    {
      name: "deep page",
      same: list(`after=${cursor(middle)}`),
      fresh: () => list(`after=${cursor(deep())}&triangles=x${count++}`),
      bare: () => {
        const { published, n } = deepBare();
        return bare("deep", published.toISOString(), n);
      },
    },
    { name: "one word", same: list("q=oak"), fresh: () => list(`q=${word()}&${open()}`), bare: () => bare("search", wordBare()) },
    {
      name: "two words",
      same: list("q=oak%20chair"),
      fresh: () => list(`q=${encodeURIComponent(words())}&${open()}`),
      bare: () => bare("search", wordsBare()),
    },
    {
      name: "product",
      same: `/api/catalogue/product?id=${middle.id}`,
      // Empty parts of an address mean nothing, but make it another one: a small catalogue would soon lie ready otherwise.
      fresh: () => `/api/catalogue/product?${nothing(count / ROOM)}id=${product().id}${nothing(count++)}`,
      bare: () => bare("product", productBare().id),
    },
  ];
}
