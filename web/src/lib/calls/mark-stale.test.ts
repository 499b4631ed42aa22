import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { markStale } from "./mark-stale.ts";

const queryKey = [["saved", "collections"]];

/** A server whose answers arrive when the test says so. */
function slowServer() {
  const waiting: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((answer) => waiting.push(answer));
  return { waiting, queryFn };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("an answer that was on its way when a note came is asked again where it is shown", async () => {
  const { waiting, queryFn } = slowServer();
  const cache = new QueryClient();
  const leave = new QueryObserver(cache, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {});
  markStale(cache, { stale: ["saved.collections"] });
  waiting[0]?.("from before the change");
  await settled();
  expect(waiting).toHaveLength(2);
  waiting[1]?.("from after it");
  await settled();
  expect(cache.getQueryData(queryKey)).toBe("from after it");
  expect(waiting).toHaveLength(2);
  leave();
});

test("an answer fetched ahead that was on its way when a note came does not count as fresh", async () => {
  const { waiting, queryFn } = slowServer();
  const cache = new QueryClient();
  void cache.prefetchQuery({ queryKey, queryFn });
  markStale(cache, { stale: ["saved.collections"] });
  waiting[0]?.("from before the change");
  await settled();
  expect(cache.getQueryState(queryKey)).toMatchObject({ data: "from before the change", isInvalidated: true });
});

test("a note asks a mounted question once, and leaves others alone", async () => {
  const { waiting, queryFn } = slowServer();
  const cache = new QueryClient();
  cache.setQueryData(queryKey, "known");
  const leave = new QueryObserver(cache, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {});
  markStale(cache, { stale: ["mail.mailbox"] });
  await settled();
  expect(waiting).toHaveLength(0);
  markStale(cache, { resync: true });
  waiting[0]?.("new");
  await settled();
  expect(waiting).toHaveLength(1);
  leave();
});
