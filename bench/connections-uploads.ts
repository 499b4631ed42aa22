// People who send files in pieces, as a patient browser does: after each trouble from where the server says.
import { createHash, randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { RESUMABLE_PATH } from "../domain/src/uploads/constants.ts";
import type { Db } from "../server/src/platform/database/db.ts";
import { note, type Told, type Town } from "./mixed-people.ts";

const BYTES = 200_000;
const PIECE_BYTES = 70_000;
const AGAIN_MS = 25;
/** An hour allows one person so many. */
const MOST = 400;

/** What arrived whole, by its id. */
export class UploadFaults {
  readonly sent = new Map<string, string>();
  readonly told: Told;

  constructor(told: Told) {
    this.told = told;
  }

  async underWay(db: Db): Promise<number> {
    return (await db.selectFrom("uploads").select("id").where("state", "=", "checking").execute()).length;
  }

  async faults(db: Db): Promise<string[]> {
    const rows = await db.selectFrom("uploads").select(["id", "state", "sha256"]).execute();
    const kept = new Map(rows.map(({ id, ...row }) => [id, row]));
    return [...this.sent].flatMap(([id, sha256]) => {
      const row = kept.get(id);
      return row?.state === "ready" && row.sha256 === sha256 ? [] : [`upload ${id} arrived whole and is ${row?.state ?? "lost"}`];
    });
  }
}

export async function uploader(town: Town, { sent, told }: UploadFaults, cookie: string): Promise<void> {
  const headers = { origin: town.shop.url, cookie, "tus-resumable": "1.0.0" };

  /** `null`: no answer to go by; what has arrived must be asked for. */
  async function ask(path: string, method: string, more: Record<string, string> = {}, body?: Buffer): Promise<Response | null> {
    const sending = { method, headers: { ...headers, ...more }, ...(body && { body: new Uint8Array(body) }) };
    const answer = await fetch(`${town.shop.url}${path}`, sending).catch(() => null);
    const text = await answer?.text().catch(() => "");
    if (answer && answer.status < 500) return answer;
    const code = /"code":"(\w+)"/.exec(text ?? "")?.[1];
    // An answer to HEAD has no words.
    const said = method === "HEAD" && answer?.status === 503 ? "DATABASE_UNAVAILABLE" : code;
    note(told.failed, answer ? `${answer.status} ${said} ${method} ${RESUMABLE_PATH}` : `no answer ${method} ${RESUMABLE_PATH}`);
    await sleep(AGAIN_MS);
    return null;
  }

  async function untilAnswered(...asked: Parameters<typeof ask>): Promise<Response> {
    for (;;) {
      const answer = await ask(...asked);
      if (answer) return answer;
    }
  }

  for (let n = 0; n < MOST && !town.isEvening; n++) {
    const body = randomBytes(BYTES);
    const metadata = `purpose ${Buffer.from("deliverable").toString("base64")},filename ${Buffer.from("made.bin").toString("base64")}`;
    const begun = await untilAnswered(RESUMABLE_PATH, "POST", { "upload-length": String(BYTES), "upload-metadata": metadata });
    const path = begun.headers.get("location");
    if (begun.status !== 201 || !path) {
      note(told.refused, `${RESUMABLE_PATH} ${begun.status}`);
      await sleep(1_000);
      continue;
    }
    for (let offset = 0; offset < BYTES; ) {
      const piece = body.subarray(offset, offset + PIECE_BYTES);
      const more = { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) };
      const answer = await ask(path, "PATCH", more, piece);
      const held = answer?.status === 204 ? answer : await untilAnswered(path, "HEAD");
      if (held.status >= 400) {
        told.broken.push(`upload ${path}: ${held.status} where it was begun`);
        break;
      }
      offset = Number(held.headers.get("upload-offset"));
    }
    const isWhole = Number((await untilAnswered(path, "HEAD")).headers.get("upload-offset")) === BYTES;
    if (isWhole) sent.set(path.slice(path.lastIndexOf("/") + 1), createHash("sha256").update(body).digest("hex"));
  }
}
