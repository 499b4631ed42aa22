// A client that costs little beside what it measures: sockets that stay open, requests written as text, one at a time on each.
import { connect, type Socket } from "node:net";

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
}

interface Options {
  url: string;
  /** The address of each next request. */
  path(): string;
  connections: number;
  seconds: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** Asks as often as it is answered, for so many seconds. */
export async function load({ url, path, connections, seconds }: Options): Promise<Load> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  let errors = 0;
  // Opening is not what is measured.
  const lines = await Promise.all(Array.from({ length: connections }, () => Line.open(hostname, Number(port))));
  const began = performance.now();
  const until = began + seconds * 1_000;
  const asker = async (line: Line) => {
    while (performance.now() < until) {
      const asked = performance.now();
      const status = await line.ask(path());
      times.push(performance.now() - asked);
      if (status !== 200) errors++;
    }
    line.close();
  };
  await Promise.all(lines.map(asker));
  const took = performance.now() - began;
  const sorted = Float64Array.from(times).sort();
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { perSecond: ((times.length - errors) * 1_000) / took, p50: at(0.5), p99: at(0.99), errors };
}

/** One connection. */
class Line {
  readonly #socket: Socket;
  readonly #host: string;
  #got: Buffer[] = [];
  #size = 0;
  /** Head and body of the answer under way, once its head is read. */
  #expected = 0;
  #status = 0;
  #waiting: PromiseWithResolvers<number> | null = null;

  constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.on("data", (part) => this.#take(part as Buffer));
    socket.on("error", (error) => this.#waiting?.reject(error));
    socket.on("close", () => this.#waiting?.reject(new Error("the connection was closed")));
  }

  static open(host: string, port: number): Promise<Line> {
    return new Promise((done, fail) => {
      const socket = connect(port, host, () => done(new Line(socket, host)));
      socket.once("error", fail);
    });
  }

  ask(path: string): Promise<number> {
    this.#waiting = Promise.withResolvers<number>();
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n\r\n`);
    return this.#waiting.promise;
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(part: Buffer): void {
    this.#got.push(part);
    this.#size += part.length;
    if (this.#expected === 0) this.#readHead();
    if (this.#expected === 0 || this.#size < this.#expected) return;
    this.#got = [];
    this.#size = 0;
    this.#expected = 0;
    this.#waiting?.resolve(this.#status);
  }

  #readHead(): void {
    const all = this.#got.length === 1 ? (this.#got[0] as Buffer) : Buffer.concat(this.#got);
    const end = all.indexOf(HEAD_END);
    if (end < 0) return;
    const head = all.toString("latin1", 0, end);
    this.#status = Number(head.slice(9, 12));
    this.#expected = end + HEAD_END.length + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  }
}
