// What we are compared with. `bytes FILE`: node:http that sends one file. `sql URL`: node:http, pg with ten connections, the
// statement that a question names, and JSON. Nothing else: no framework, no checks, no headers of the house.
import { readFileSync } from "node:fs";
import http, { type ServerResponse } from "node:http";
import pg from "pg";
import type { Statement } from "./catalogue-statements.ts";

const [kind, given = ""] = process.argv.slice(2);
const server = http.createServer(kind === "bytes" ? bytes(given) : sql(given));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address?.port);
});

function bytes(file: string): http.RequestListener {
  const body = readFileSync(file);
  return (_request, reply) => send(reply, body);
}

function sql(file: string): http.RequestListener {
  const { url, statements } = JSON.parse(readFileSync(file, "utf8")) as { url: string; statements: Record<string, Statement> };
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://bare");
    const name = pathname.slice(1);
    const values = searchParams.getAll("v");
    pool
      .query({ name, text: statements[name]?.text ?? "", values })
      .then(({ rows }) => send(reply, Buffer.from(JSON.stringify({ items: rows }))))
      .catch((error: Error) => {
        console.error(error.message);
        reply.writeHead(500, { "content-length": "0" }).end();
      });
  };
}

function send(reply: ServerResponse, body: Buffer): void {
  reply.writeHead(200, { "content-type": "application/json", "content-length": body.byteLength }).end(body);
}
