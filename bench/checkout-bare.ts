// What a checkout is compared with: node:http and pg with ten connections, prepared statements, nothing else. `/six` writes
// six rows in one durable transaction, `/one` one row of a table with an index.
import http from "node:http";
import pg from "pg";

const SIX = 6;
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });
const insert = { name: "insert", text: "insert into bench_rows (id, owner_id, content, at) values ($1, $2, $3, now())" };
const row = () => [crypto.randomUUID(), `owner-${Math.floor(Math.random() * 1_000)}`, '{"some":"content of a row"}'];

async function six(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (let n = 0; n < SIX; n++) await client.query({ ...insert, values: row() });
    await client.query("commit");
  } finally {
    client.release();
  }
}
const one = async () => void (await pool.query({ ...insert, values: row() }));

await pool.query(`create table if not exists bench_rows (id text primary key, owner_id text not null, content jsonb not null, at timestamptz not null);
  create index if not exists bench_rows_of_owner on bench_rows (owner_id, at)`);
const server = http.createServer((request, reply) => {
  request.resume().on("end", async () => {
    await (request.url === "/six" ? six() : one());
    reply.writeHead(200, { "content-type": "application/json", "content-length": 2 }).end("{}");
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address?.port);
});
