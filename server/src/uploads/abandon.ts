import { uploadChanged } from "@blenda/domain/uploads/events";
import { emit } from "../platform/events/outbox.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { uploads } from "./procedures.ts";
import { giveUp } from "./repository.ts";
import { removeUpload } from "./tidy.ts";

export const abandon = uploads.abandon.handler(async ({ input: { id }, context, errors }) => {
  if (!(await abandonUpload(context, context.user.id, id))) throw errors.UPLOAD_GONE();
  return { id };
});

/** Answers whether there was one to give up. */
export async function abandonUpload(services: Services, userId: string, id: string): Promise<boolean> {
  const given = await services.transaction(async (tx) => {
    const rows = await giveUp(tx, userId, services.now(), id);
    if (rows.length > 0) await emit(tx, uploadChanged({ userId, uploadId: id }));
    return rows;
  });
  for (const row of given) await removeUpload(services, row);
  return given.length > 0;
}
