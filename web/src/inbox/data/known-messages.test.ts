import type { Conversation, Message } from "@blenda/domain/inbox/model";
import { expect, test } from "vitest";
import { withNewest } from "./known-messages.ts";

const page = (earlier: string | null, ...ids: string[]) => ({ earlier, messages: ids.map((id) => ({ id }) as Message) }) as Conversation;

test("what an answer no longer holds stays before it, so that no message is lost between two pages", () => {
  const merged = withNewest(page("10", "a", "b", "c"), page("11", "b", "c", "d"));
  expect(merged.messages.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  expect(merged.earlier).toBe("10");
});

test("an answer that holds everything replaces what was known", () => {
  const fresh = page(null, "a", "b");
  expect(withNewest(page(null, "a"), fresh)).toBe(fresh);
});
