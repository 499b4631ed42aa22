// What a checkout is compared with: node:http and pg with ten connections, prepared statements, one statement for each request,
// nothing else. `/six` writes six rows, durably; `/one` one row of a table with an index; `/price` reads one row by its key.
import http from "node:http";
import pg from "pg";

const SIX = 6;
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const insert = {
  name: "insert",
  text: "insert into bench_rows (id, owner_id, content, at) select id, owner_id, content, now() from jsonb_to_recordset($1) as row (id text, owner_id text, content jsonb)",
};
const row = () => ({
  id: crypto.randomUUID(),
  owner_id: `owner-${Math.floor(Math.random() * 1_000)}`,
  content: { some: "content of a row" },
});
const write = async (rows: number) => void (await pool.query({ ...insert, values: [JSON.stringify(Array.from({ length: rows }, row))] }));

await pool.query(`create table if not exists bench_rows (id text primary key, owner_id text not null, content jsonb not null, at timestamptz not null);
  create index if not exists bench_rows_of_owner on bench_rows (owner_id, at)`);
const { rows: products } = await pool.query<{ id: string }>("select id from products limit 1000");
const read = async () => {
  const { id } = products[Math.floor(Math.random() * products.length)] ?? { id: "" };
  await pool.query({ name: "price", text: "select price_cents, title from products where id = $1", values: [id] });
};
const ANSWERS: Record<string, () => Promise<void>> = { "/six": () => write(SIX), "/one": () => write(1), "/price": read };

const server = http.createServer((request, reply) => {
  request.resume().on("end", async () => {
    await ANSWERS[request.url ?? ""]?.();
    reply.writeHead(200, { "content-type": "application/json", "content-length": 2 }).end("{}");
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address?.port);
});
