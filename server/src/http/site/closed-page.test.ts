import { expect, test } from "vitest";
import { ADA, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { signedInCookie } from "../../testing/session.ts";
import { closedPage } from "./closed-page.ts";

const app = await testApp();
const ask = async (url: string, person: { id: string } | null) =>
  closedPage(app.services, url, person ? (await signedInCookie(app.services, person.id)).cookie : undefined);

test("whoever is signed out is led to the login, and from there back to the whole address", async () => {
  expect(await ask("/admin/blendagen?tab=costs", null)).toEqual({ to: "/login?redirect=%2Fadmin%2Fblendagen%3Ftab%3Dcosts" });
});

test("for strangers the staff area does not exist: the answer is that of an unknown address", async () => {
  for (const person of [ADA, CARA])
    expect(await ask("/admin/escalated-refunds", person)).toMatchObject({
      status: 404,
      title: "Page not found · Blenda",
      isIndexed: false,
    });
});

test("our own people learn that they have no access, and no search engine does", async () => {
  expect(await ask("/admin/escalated-refunds", EDDA)).toMatchObject({ status: 403, title: "No access · Blenda", isIndexed: false });
});

test("whoever may, opens it; the pages of everybody ask nobody who they are", async () => {
  expect(await ask("/admin/escalated-refunds", ROOT)).toBeNull();
  const unasked = { ...app.services, identify: () => Promise.reject(new Error("asked")) };
  for (const url of ["/", "/settings", "/nowhere", "/admin/nowhere"]) expect(await closedPage(unasked, url, "a=b"), url).toBeNull();
});

test("without its database the page still opens, and finds out itself", async () => {
  const broken = { ...app.services, identify: () => Promise.reject(new Error("gone")) };
  expect(await closedPage(broken, "/admin/blendagen", "a=b")).toBeNull();
});
