import { connect, type Socket } from "node:net";
import type { Scanner, Verdict } from "./scanner.ts";

/** Nothing happens for so long: it is not listening any more. */
const QUIET_MS = 60_000;
const CHECK_MS = 5_000;
const END = Buffer.alloc(4);

/** ClamAV's daemon by its own protocol, at `tcp://host:port` or `unix:/path`. It unpacks archives by itself. */
export function makeClamdScanner(url: string): Scanner {
  return {
    name: "ClamAV",
    scan: async (pieces) => {
      const talk = startTalk(url, QUIET_MS);
      try {
        talk.socket.write("zINSTREAM\0");
        for await (const piece of pieces) {
          // It says no to what is too large in the middle, and closes.
          if (talk.isOver()) break;
          await send(talk.socket, piece);
        }
        if (!talk.isOver()) talk.socket.end(END);
        return verdictOf(await talk.answer);
      } finally {
        talk.socket.destroy();
      }
    },
    check: async () => {
      const { socket, answer } = startTalk(url, CHECK_MS);
      socket.end("zPING\0");
      if (!(await answer).startsWith("PONG")) throw new Error("the scanner answered something else");
    },
  };
}

/** What it said counts, also when it hung up while we were still sending. */
function startTalk(url: string, quietMs: number) {
  const socket = url.startsWith("unix:") ? connect(url.slice("unix:".length)) : connect(Number(new URL(url).port), new URL(url).hostname);
  socket.setTimeout(quietMs, () => socket.destroy(new Error("the scanner did not answer in time")));
  let said = "";
  let failed = new Error("the scanner hung up");
  socket.on("data", (data) => (said += data.toString("latin1")));
  socket.on("error", (error) => (failed = error));
  const { promise: answer, resolve, reject } = Promise.withResolvers<string>();
  socket.on("close", () => (said === "" ? reject(failed) : resolve(said)));
  // It is awaited once all is sent; an end before that must not go unheard.
  answer.catch(() => undefined);
  return { socket, answer, isOver: () => said !== "" || socket.destroyed };
}

/** Its length goes before it. */
async function send(socket: Socket, piece: Buffer): Promise<void> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  socket.write(length);
  // It may leave later than the next piece is read.
  if (!socket.write(Buffer.from(piece)) && !socket.destroyed) await settled(socket);
}

/** There is room for the next piece, or the other side takes none any more. */
const settled = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      socket.off("drain", done).off("close", done);
      resolve();
    };
    socket.on("drain", done).on("close", done);
  });

function verdictOf(answer: string): Verdict {
  const said = answer.replaceAll("\0", "").trim();
  if (said.endsWith("OK")) return "clean";
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found) return { found };
  if (said.includes("size limit exceeded")) return "too large";
  throw new Error(`the scanner did not judge: ${said.slice(0, 100)}`);
}
