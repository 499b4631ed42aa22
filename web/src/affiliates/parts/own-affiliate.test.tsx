import { vi } from "vitest";
import { queryClient } from "../../lib/calls/api.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { STATUS } from "../../testing/money/affiliates.ts";
import { ANA, expect, openPart, page, test } from "../../testing/screen.tsx";
import { statusQuery } from "../data/affiliate-queries.ts";
import { OwnAffiliate } from "./own-affiliate.tsx";

const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);
const wasAffiliate = () => queryClient.getQueryData(sessionQuery.queryKey)?.user?.hasEverBeenAffiliate;

test("settings tell the status, the id and every program, and an invitation is answered there", async ({ server }) => {
  server.answer("affiliates.status", STATUS);
  await openPart(<OwnAffiliate />, ANA);
  for (const text of ["418KTR", "Active", "5% · Active", "20% · Invited", "Open affiliate dashboard"]) await expectToRead(text);
  const terms = page.getByRole("link", { name: "terms, version 2026-11 of Blenda" });
  await expect.element(terms).toHaveAttribute("href", "/affiliate-program#terms");
  server.answer("affiliates.answerInvitation", { ...STATUS.records[1], state: "active", isActive: true } as never);
  await page.getByRole("button", { name: "Accept terms and join of Orbit Bench" }).click();
  await expectToRead("You're in Orbit Bench's program");
  expect(server.sent("affiliates.answerInvitation")).toEqual([{ id: "r2", isAccepted: true, termsVersion: "2026-11" }]);
});

test("leaving asks first, and says what still counts", async ({ server }) => {
  server.answer("affiliates.status", STATUS);
  await openPart(<OwnAffiliate />, ANA);
  await page.getByRole("button", { name: "Leave program of Blenda" }).click();
  await expectToRead("New clicks won't count.");
  server.answer("affiliates.leaveProgramme", { ...STATUS.records[0], state: "ended", isActive: false } as never);
  await page.getByRole("dialog").getByRole("button", { name: "Leave program", exact: true }).click();
  await expectToRead("You've left the program.");
  expect(server.sent("affiliates.leaveProgramme")).toEqual([{ id: "r1" }]);
});

test("a failing check resets all that is known of somebody as an affiliate, records the error, and the next one brings it back", async ({
  server,
}) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  server.answer("affiliates.status", STATUS);
  await openPart(<OwnAffiliate />, ANA);
  await expectToRead("5% · Active");
  expect(wasAffiliate()).toBe(true);

  server.refuse("affiliates.status", "FORBIDDEN");
  await queryClient.invalidateQueries({ queryKey: statusQuery.queryKey });
  await expectToRead("Failed to check affiliate status");
  expect(queryClient.getQueryData(statusQuery.queryKey)).toBeUndefined();
  expect(wasAffiliate()).toBe(false);
  await expect.poll(() => logged.mock.calls.flat().join(" ")).toContain("Failed to check affiliate status");
  logged.mockRestore();

  server.answer("affiliates.status", STATUS);
  await page.getByRole("button", { name: "Try again" }).click();
  await expectToRead("5% · Active");
  expect(wasAffiliate()).toBe(true);
});

test("the id is the profile's, else a record's, else asked of the server", async ({ server }) => {
  server.answer("affiliates.status", { ...STATUS, globalAffiliateId: "" });
  await openPart(<OwnAffiliate />, ANA);
  await expectToRead("418KTR");
  expect(server.sent("affiliates.getOrCreateGlobalAffiliateId")).toEqual([]);
  server.answer("affiliates.getOrCreateGlobalAffiliateId", { globalAffiliateId: "503QLM" });
  server.answer("affiliates.status", { ...STATUS, globalAffiliateId: "", records: [] });
  await queryClient.invalidateQueries({ queryKey: statusQuery.queryKey });
  await expectToRead("503QLM");
  expect(server.sent("affiliates.getOrCreateGlobalAffiliateId")).toEqual([{}]);
});
