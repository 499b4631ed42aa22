import { vi } from "vitest";
import type { testApp } from "../app.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** Until everything that was told has been heard. */
export async function applyEvents(app: App): Promise<void> {
  await vi.waitFor(
    async () => {
      const left = await app.db.selectFrom("outbox").select("id").where("parkedAt", "is", null).limit(1).execute();
      if (left.length > 0) throw new Error("something is still untold");
    },
    { timeout: 20_000, interval: 10 },
  );
}
