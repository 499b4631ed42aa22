import { CONSENT } from "@blenda/domain/consent/constants";
import { consentTo, EVERYTHING } from "@blenda/domain/consent/rules";
import { readerZone } from "@blenda/domain/shared/language/formats";
import { VISIT_STORAGE_KEY } from "@blenda/domain/tracking/constants";
import { useState } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import { ANA, expect, openPart, page, test } from "../testing/screen.tsx";
import { useCountView } from "./page-view.ts";
import { visitNote } from "./visit-note.ts";

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(navigator, "sendBeacon").mockImplementation((address) => said.push(String(address)) > 0);
});
afterEach(() => void vi.restoreAllMocks());

/** A page that is drawn again by a click, and shows something else by another. */
function Shown() {
  const [item, setItem] = useState("product:robot");
  const [times, setTimes] = useState(0);
  useCountView(item, "cara");
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Drawn {times}
      </button>
      <button type="button" onClick={() => setItem("product:crate")}>
        Next
      </button>
    </>
  );
}

const questions = () => said.map((address) => new URLSearchParams(address.split("?")[1]));
const visit = { sessionStart: "2026-01-01T00:00:00.000Z", pageViews: 1, timeOnSite: 1, referralSource: "forum.example" };

test("a page that is shown says so once, however often it is drawn; another one says so for itself", async ({ server: _ }) => {
  await openPart(<Shown />);
  await page.getByRole("button", { name: "Drawn 0" }).click();
  await page.getByRole("button", { name: "Drawn 1" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => questions().map((each) => each.get("item"))).toEqual(["product:robot", "product:crate"]);
  expect(said[0]).toMatch(/^\/api\/figures\/view\?/);
  expect(questions()[0]?.get("zone")).toBe(readerZone());
});

test("a creator who looks at their own page is not counted", async ({ server: _ }) => {
  await openPart(<Shown />, { ...ANA, id: "cara" });
  await expect.element(page.getByRole("button", { name: "Next" })).toBeVisible();
  expect(said).toEqual([]);
});

test("how somebody came is told of those who allow analytics, and of nobody else, with a page and with an order", async ({ server: _ }) => {
  sessionStorage.setItem(VISIT_STORAGE_KEY, JSON.stringify(visit));
  await openPart(<Shown />);
  await expect.poll(() => questions()[0]?.get("from")).toBe("");
  expect(visitNote()).not.toHaveProperty("mayCount");
  const consent = consentTo(EVERYTHING, { now: new Date().toISOString(), userAgent: "", url: "" });
  localStorage.setItem(CONSENT.STORAGE_KEY, JSON.stringify(consent));
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => questions()[1]?.get("from")).toBe("forum.example");
  expect(visitNote()).toMatchObject({ mayCount: true });
});
