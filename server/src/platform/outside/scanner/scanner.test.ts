import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { makeClamdScanner } from "./scanner-clamd.ts";
import { makeSignatureScanner } from "./scanner-signatures.ts";

const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${"STANDARD-ANTIVIRUS-TEST-FILE"}!$H+H*`;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** Plays ClamAV's daemon: takes pieces with their lengths before them until one of length zero. */
function daemon(mostBytes: number, judge: (body: Buffer) => string): Server {
  const answer = (socket: Socket) => {
    let held = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (data: Buffer) => {
      held = Buffer.concat([held, data]);
      if (held.toString("latin1").startsWith("zPING\0")) return void socket.end("PONG\0");
      if (held.length > mostBytes) return void socket.end("INSTREAM size limit exceeded. ERROR\0");
      const pieces: Buffer[] = [];
      for (let at = "zINSTREAM\0".length; at + 4 <= held.length; ) {
        const length = held.readUInt32BE(at);
        if (length === 0) return void socket.end(`${judge(Buffer.concat(pieces))}\0`);
        pieces.push(held.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  };
  return createServer({ allowHalfOpen: true }, answer);
}

async function clamd(mostBytes = 1_000_000) {
  const folder = await mkdtemp(join(tmpdir(), "clamd-"));
  const server = daemon(mostBytes, (body) => (body.includes(EICAR) ? "stream: Eicar-Signature FOUND" : "stream: OK"));
  server.listen(join(folder, "socket"));
  await once(server, "listening");
  closers.push(
    () => new Promise((closed) => server.close(closed)),
    () => rm(folder, { recursive: true }),
  );
  return makeClamdScanner(`unix:${join(folder, "socket")}`);
}

const across = (text: string, at: number) => Readable.from([Buffer.from(text.slice(0, at)), Buffer.from(text.slice(at))]);

test("the built-in scanner finds the test file, also across two pieces, and nothing else", async () => {
  const scanner = makeSignatureScanner();
  expect(await scanner.scan(across(`before ${EICAR} after`, 20))).toEqual({ found: "EICAR-Test-File" });
  expect(await scanner.scan(across("v 0 0 0\nv 1 0 0\n", 5))).toBe("clean");
  await expect(scanner.check()).resolves.toBeUndefined();
});

test("ClamAV is asked over its socket: clean, found by its name, or too large for it", async () => {
  const scanner = await clamd();
  expect(await scanner.scan(across("v 0 0 0", 3))).toBe("clean");
  expect(await scanner.scan(across(`xx${EICAR}`, 30))).toEqual({ found: "Eicar-Signature" });
  expect(await scanner.scan(Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(64_000))))).toBe("too large");
  await expect(scanner.check()).resolves.toBeUndefined();
});

test("a scanner that is not there judges nothing", async () => {
  const scanner = makeClamdScanner("unix:/nowhere/at/all");
  await expect(scanner.scan(across("v 0 0 0", 3))).rejects.toThrow();
  await expect(scanner.check()).rejects.toThrow();
});
