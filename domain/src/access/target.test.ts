import { expect, test } from "vitest";
import { keysOf, type Target, targetsOf } from "./target.ts";

const one: Target = { kind: "post", by: "postId" };

test("what a command decides about is one thing, several, or nobody's", () => {
  expect(targetsOf(one)).toEqual([one]);
  expect(targetsOf([one, one])).toEqual([one, one]);
  expect([targetsOf("only reads"), targetsOf(undefined)]).toEqual([[], []]);
});

test.each<[string, Target, unknown, string[][]]>([
  ["one field", one, { postId: "p" }, [["p"]]],
  ["several fields together", { kind: "submission", by: ["itemType", "id"] }, { itemType: "product", id: "chair" }, [["product", "chair"]]],
  [
    "a field of a field",
    { kind: "provider_event", by: ["event.provider", "event.eventId"] },
    { event: { provider: "x", eventId: "1" } },
    [["x", "1"]],
  ],
  ["a field that is left out", { kind: "provider_event", by: ["event.provider", "event.eventId"] }, {}, []],
  ["a list", { kind: "payout", by: "ids", isMany: true }, { ids: ["a", "b"] }, [["a"], ["b"]]],
])("it is named by %s", (_, target, input, keys) => {
  expect(keysOf(target, input)).toEqual(keys);
});
