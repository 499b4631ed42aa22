import { mkdir, writeFile } from "node:fs/promises";
import type { User } from "@blenda/domain/access/actor";
import type { Purpose } from "@blenda/domain/uploads/constants";
import type { Services } from "../../platform/requests/procedure.ts";
import { placeOf } from "../../uploads/place.ts";
import { type Announcement, beginUpload } from "../../uploads/receiving/begin.ts";
import { finishUpload } from "../../uploads/receiving/finish.ts";
import { findOwn } from "../../uploads/repository.ts";

interface ArrivedFile {
  name: string;
  body: Buffer | string;
  purpose?: Purpose;
  folder?: string;
  targetId?: string;
}

/** What a browser says before it sends. */
export const announced = (name: string, bytes: number, more: Partial<Announcement> = {}): Announcement => ({
  purpose: "deliverable",
  name,
  folder: "",
  targetId: null,
  fingerprint: `${bytes} 0 ${name}`,
  bytes,
  ...more,
});

/** A file that arrived whole, without a network between: it waits to be checked, so run the jobs. Answers the upload's id. */
export async function arrivedUpload(services: Services, user: User, { name, body, targetId, ...more }: ArrivedFile): Promise<string> {
  const bytes = Buffer.from(body);
  const id = await beginUpload(services, user, announced(name, bytes.length, { ...more, targetId: targetId ?? null }));
  await mkdir(services.storage.incoming, { recursive: true });
  await writeFile(placeOf(services.storage, id), bytes);
  const row = await findOwn(services.db, user.id, id, services.now());
  if (row) await finishUpload(services, row);
  return id;
}
