import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Scanner } from "./scanner.ts";

const SIGNATURES = join(import.meta.dirname, "signatures.txt");

interface Signature {
  name: string;
  bytes: Buffer;
}

/** Looks for the bytes of a list: enough to see that the road to quarantine works. A shop sets SCANNER_URL. */
export function makeSignatureScanner(path = SIGNATURES): Scanner {
  let known: Promise<Signature[]> | undefined;
  const signatures = () => (known ??= readSignatures(path));
  return {
    name: "built-in test signatures",
    scan: async (pieces) => {
      const all = await signatures();
      const longest = Math.max(...all.map(({ bytes }) => bytes.length));
      const find = (where: Buffer) => all.find(({ bytes }) => where.includes(bytes));
      // The end of the piece before: a signature may lie across both.
      let tail: Buffer = Buffer.alloc(0);
      for await (const piece of pieces) {
        const hit = find(Buffer.concat([tail, piece.subarray(0, longest - 1)])) ?? find(piece);
        if (hit) return { found: hit.name };
        tail = Buffer.concat([tail, piece.subarray(-longest)]).subarray(-longest);
      }
      return "clean";
    },
    check: async () => void (await signatures()),
  };
}

async function readSignatures(path: string): Promise<Signature[]> {
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [name = "", base64 = ""] = line.split(" ");
    return { name, bytes: Buffer.from(base64, "base64") };
  });
}
