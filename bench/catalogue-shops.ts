// A product's page by the size of its shop, beside a bare server that reads one row by its key: what one page costs must not
// depend on how much else its shop sells.
import { exactly } from "@blenda/domain/shared/language/formats";
import pg from "pg";
import { type Load, load } from "./load.ts";

const SIZES = [10, 1_250, 12_500];
/** So many products of each shop are looked at. */
const SAMPLE = 300;
/** Imported products lie in eight shops; these are taken out of the first, where those are of another size. */
const CARVED = [
  { id: "shop-of-10", affiliate: "801BEN", products: 10, from: 0 },
  { id: "shop-of-1250", affiliate: "802BEN", products: 1_250, from: 100_000 },
];

export interface ShopMeasured {
  shop: number;
  /** With sixteen connections, our answers made anew and the bare limit. */
  fresh: Load;
  limit: Load;
  /** One at a time, in milliseconds. */
  p50: number;
}

interface Shop {
  products: number;
  ids: string[];
}

/** Shops of every size this catalogue has room for. */
export async function shopsIn(url: string, size: number): Promise<Shop[]> {
  const client = new pg.Client(url);
  await client.connect();
  for (const { id, affiliate, products } of CARVED.filter(({ from }) => size >= from)) {
    await client.query(
      `insert into users (id, email, name, display_name, global_affiliate_id, created_at, email_verified_at, is_creator)
       values ($1, $1 || '@blenda.test', $1, $1, $2, now(), now(), true)`,
      [id, affiliate],
    );
    await client.query("insert into shops (creator_id, slug, name, opened_at, updated_at) values ($1, $1, $1, now(), now())", [id]);
    await client.query(
      `update products set creator_id = $1 where n in (
         select n from products where creator_id = 'import-shop-1' order by md5(id) limit $2)`,
      [id, products],
    );
  }
  // Somewhere a shop is always closed: whoever asks for closed ones must not pay for it.
  await client.query("update shops set is_enabled = false where creator_id = 'import-shop-8'");
  await client.query("vacuum analyze");
  const { rows } = await client.query<Shop>(
    `select distinct on (products) amount as products, (
       select array_agg(id) from (select p.id from products p where p.creator_id = k.key order by md5(p.id) limit ${SAMPLE}) as sampled) as ids
     from published_counts k where kind = 'product' and scope = 'shop' and amount = any($1) order by products, key`,
    [SIZES],
  );
  await client.end();
  return rows;
}

const bestOf = (loads: readonly Load[]): Load => loads.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));

interface Where {
  url: string;
  limitUrl: string;
  seconds: number;
  turns: number;
}

export async function measureShops(shops: readonly Shop[], { url, limitUrl, seconds, turns }: Where): Promise<ShopMeasured[]> {
  console.log(
    "Each page is opened once before it is measured, so that its similar models are kept; what that first look took alone is the last column.",
  );
  console.log("product of a shop of     row by its key           page       part    p50 ms first p50 ms");
  const measured: ShopMeasured[] = [];
  let count = 0;
  for (const { products, ids } of shops) {
    const idOf = () => encodeURIComponent(ids[count++ % ids.length] ?? "");
    // Empty parts of an address mean nothing, but make it another one: kept answers are not what is measured.
    const page = () => `/api/catalogue/product?id=${idOf()}${"&".repeat(1 + (count % 700))}${"&".repeat(Math.floor(count / 700) % 700)}`;
    const row = () => `/limit?v=${idOf()}`;
    // Somebody was there within the hour: what resembles a product is asked at the first look, and kept (0098).
    const first: number[] = [];
    for (const id of ids) {
      const asked = performance.now();
      const answer = await fetch(`${url}/api/catalogue/product?&id=${encodeURIComponent(id)}`);
      if (!answer.ok) throw new Error(`the page of ${id} answered ${answer.status}`);
      await answer.arrayBuffer();
      first.push(performance.now() - asked);
    }
    // In turns, so that what is compared is measured within a second of each other; a shared machine only ever makes things slower.
    const taken: { limit: Load[]; fresh: Load[]; alone: Load[] } = { limit: [], fresh: [], alone: [] };
    for (let turn = 0; turn < turns; turn++) {
      taken.limit.push(await load({ url: limitUrl, path: row, connections: 16, seconds }));
      taken.fresh.push(await load({ url, path: page, connections: 16, seconds }));
      taken.alone.push(await load({ url, path: page, connections: 1, seconds }));
    }
    const [limit, fresh] = [bestOf(taken.limit), bestOf(taken.fresh)];
    const { p50 } = bestOf(taken.alone);
    measured.push({ shop: products, fresh, limit, p50 });
    const figures = [
      limit.perSecond.toFixed(0),
      fresh.perSecond.toFixed(0),
      (fresh.perSecond / limit.perSecond).toFixed(3),
      p50.toFixed(2),
      (first.toSorted((a, b) => a - b)[Math.floor(first.length / 2)] ?? 0).toFixed(2),
    ];
    console.log(`${exactly(products).padStart(17)}${figures.map((figure) => figure.padStart(14)).join("")}`);
  }
  return measured;
}

export interface PromiseCheck {
  what: string;
  got: number;
  least?: number;
  most?: number;
}

interface CatalogueSize {
  size: number;
  shops: ShopMeasured[];
}

/** Of the limit in the same run; and flat, however large the shop and the catalogue. */
export function shopPromises(all: readonly CatalogueSize[]): PromiseCheck[] {
  const first = all[0]?.shops[0];
  return all.flatMap(({ size, shops }) =>
    shops.flatMap(({ shop, fresh, limit, p50 }) => {
      const what = `${exactly(size)} products, page of a product in a shop of ${exactly(shop)}`;
      return [
        { what: `${what}, of a row read by its key`, got: fresh.perSecond / limit.perSecond, least: 0.2 },
        { what: `${what}, p50 over the smallest`, got: p50 / (first?.p50 ?? p50), most: 1.3 },
        { what: `${what}, errors`, got: fresh.errors + limit.errors, most: 0 },
      ];
    }),
  );
}
