import { expect, test } from "vitest";
import type { Me } from "./identity/model.ts";
import { accountLinks, exploreLinks, footerGroups, leadsSomewhere, navbarLinks } from "./navigation.ts";

const me: Me = {
  id: "ada",
  email: "ada@example.com",
  name: "Ada",
  displayName: "Ada",
  photoUrl: null,
  globalAffiliateId: "100ADA",
  hasEverBeenAffiliate: true,
  hasFirstSteps: false,
  isAdmin: false,
  isCreator: false,
  roles: [],
  permissions: [],
};

test("navigation shows only screens that exist", () => {
  const links = [
    ...navbarLinks(me, ["motion"]),
    ...exploreLinks(me, []),
    ...accountLinks(me, []),
    ...footerGroups(null, []).flatMap(({ links }) => links),
  ];
  for (const { to } of links) expect(leadsSomewhere(to, me, ["motion"]), to).toBe(true);
  expect(leadsSomewhere("/nowhere", me, [])).toBe(false);
});

test("the footer lists the information and legal pages in the specification's order", () => {
  const paths = footerGroups(null, []).flatMap(({ links }) => links.map(({ to }) => to));
  expect(paths.filter((path) => !/^\/(marketplace|tutorials|community)$/.test(path))).toEqual([
    "/about",
    "/contact",
    "/help",
    "/creator-guide",
    "/community-guidelines",
    "/legal/privacy-policy",
    "/legal/terms-of-service",
    "/legal/cookie-policy",
    "/legal/license-agreement",
  ]);
});
