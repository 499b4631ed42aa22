// The other side of abuse-load.ts: two accounts that send two dozen large pictures at once, and connections that say a byte at a time.
import http from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { crc32, deflateSync } from "node:zlib";

const PICTURES = 24;
/** Refused by its first bytes; and as large as is accepted, which is drawn. */
const SIDES = [8_900, 7_000];
/** As often as one address may ask. */
const FLOOD_EVERY_MS = 2_400;
const SLOW = 200;

const { url, people } = workerData as { url: string; people: string[] };
const statuses = new Map<number, number>();
let isOver = false;
parentPort?.once("message", () => (isOver = true));
const pictures = SIDES.map(blank);
await Promise.all([
  ...pictures.map((picture, n) => flood(picture, people[n] ?? "")),
  ...Array.from({ length: SLOW }, (_, n) => drip(n % 2 === 0, people[0] ?? "")),
]);
const sizes = pictures.map(({ length }) => `${Math.round(length / 1_000)} kB`).join(" and ");
const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(", ");
parentPort?.postMessage(`uploads of ${sizes}: ${answers}`);

/** One account that sends as many as it can, and when all were answered, again. */
async function flood(picture: Buffer, cookie: string): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: PICTURES });
  const headers = { "content-type": "image/png", origin: url, cookie };
  while (!isOver) {
    const places = ["/api/portfolio/media?name=a", "/api/refunds/picture?name=a", "/api/generation/picture?name=a", "/api/account/photo"];
    const sent = Array.from({ length: PICTURES }, (_, n) => post(agent, places[n % places.length] ?? "", headers, picture));
    for (const status of await Promise.all(sent)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await sleep(FLOOD_EVERY_MS);
  }
  agent.destroy();
}

/** Says a byte a second, of its head or of its body, and begins again when it is cut off. */
async function drip(isHead: boolean, cookie: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const head = `POST /api/portfolio/media HTTP/1.1\r\nhost: ${hostname}\r\norigin: ${url}\r\ncontent-type: image/png\r\n`;
  while (!isOver) {
    const socket: Socket = connect(Number(port), hostname);
    let isOpen = true;
    socket.on("error", () => {}).on("close", () => (isOpen = false));
    socket.resume().write(isHead ? "GET / HTTP/1.1\r\nx-slow: " : `${head}cookie: ${cookie}\r\ncontent-length: 1000000\r\n\r\n`);
    while (isOpen && !isOver) {
      socket.write("a");
      await sleep(1_000);
    }
    socket.destroy();
  }
}

/** What breaks off counts as refused. */
function post(agent: http.Agent, path: string, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<number> {
  return new Promise((done) => {
    const request = http.request(`${url}${path}`, { agent, method: "POST", headers }, (answer) => {
      answer
        .resume()
        .on("end", () => done(answer.statusCode ?? 0))
        .on("error", () => done(599));
    });
    request.on("error", () => done(599)).end(body);
  });
}

/** A black square, a byte per pixel: almost nothing when packed. */
function blank(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    return Buffer.concat([word(data.length), body, word(crc32(body))]);
  };
  const facts = Buffer.concat([word(side), word(side), Buffer.from([8, 0, 0, 0, 0])]);
  const pixels = deflateSync(Buffer.alloc(side * (side + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", facts),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
