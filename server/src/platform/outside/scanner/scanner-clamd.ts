import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { Scanner, Verdict } from "./scanner.ts";

/** Nothing happens for so long: it is not listening any more. */
const QUIET_MS = 60_000;
const CHECK_MS = 5_000;
const END = Buffer.alloc(4);

/** ClamAV's daemon by its own protocol, at `tcp://host:port` or `unix:/path`. It unpacks archives by itself. */
export function makeClamdScanner(url: string): Scanner {
  const open = (quietMs: number): Socket => {
    const socket = url.startsWith("unix:") ? connect(url.slice("unix:".length)) : connect(Number(new URL(url).port), new URL(url).hostname);
    return socket.setTimeout(quietMs, () => socket.destroy(new Error("the scanner did not answer in time")));
  };
  return {
    name: "ClamAV",
    scan: async (body) => {
      const socket = open(QUIET_MS);
      const answer = text(socket);
      // It is awaited below; an end in the middle of sending must not go unheard meanwhile.
      answer.catch(() => undefined);
      try {
        await once(socket, "connect");
        socket.write("zINSTREAM\0");
        for await (const piece of body) {
          // It says no to what is too large in the middle, and closes.
          if (socket.readableEnded || socket.destroyed) break;
          await send(socket, piece as Buffer);
        }
        if (!socket.writableEnded && !socket.destroyed) socket.end(END);
        return verdictOf(await answer);
      } finally {
        body.destroy();
        socket.destroy();
      }
    },
    check: async () => {
      const socket = open(CHECK_MS);
      try {
        await once(socket, "connect");
        socket.end("zPING\0");
        if (!(await text(socket)).startsWith("PONG")) throw new Error("the scanner answered something else");
      } finally {
        socket.destroy();
      }
    },
  };
}

/** Its length goes before it. */
async function send(socket: Socket, piece: Buffer): Promise<void> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  socket.write(length);
  if (!socket.write(piece)) await Promise.race([once(socket, "drain"), once(socket, "close")]);
}

function verdictOf(answer: string): Verdict {
  const said = answer.replaceAll("\0", "").trim();
  if (said.endsWith("OK")) return "clean";
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found) return { found };
  if (said.includes("size limit exceeded")) return "too large";
  throw new Error(`the scanner did not judge: ${said.slice(0, 100)}`);
}
