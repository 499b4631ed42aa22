import { ORPCError } from "@orpc/server";
import { expect, test } from "vitest";
import { ADA, testApp } from "../../testing/app.ts";
import { forgetTries, reserveTry } from "./tries.ts";

const app = await testApp();
const trying = { userId: ADA.id, scope: "inside" } as const;

test("25 at once, again and again: a right answer that forgets the tries takes nobody else's place away", async () => {
  const failed: unknown[] = [];
  const answer = async () => {
    for (let n = 0; n < 20; n++) {
      await reserveTry(app.services, trying, async () => true).catch((error: unknown) => {
        // Locked is an answer; anything else would be a 500.
        if (!(error instanceof ORPCError)) failed.push(error);
      });
      await app.services.transaction((tx) => forgetTries(tx, trying));
    }
  };
  await Promise.all(Array.from({ length: 25 }, answer));
  expect(failed).toEqual([]);
}, 60_000);
