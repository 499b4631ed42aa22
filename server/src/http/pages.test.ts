import { allScreens } from "@blenda/domain/screens";
import { expect, test } from "vitest";
import { addressKey } from "../platform/http/address.ts";
import { parseRange } from "../platform/http/range.ts";
import { headFor, headTags } from "./site/head.ts";
import { robots } from "./site/sitemap.ts";

const services = { site: { url: "https://blenda.example", isSecure: true, supportEmail: "a@b.example" }, flags: [] };

test("every public address has a title, a description and a canonical address of its own", () => {
  const open = allScreens.filter(({ flag, path }) => !flag && !path.includes("$"));
  const heads = open.map(({ path }) => headFor(path, services));
  for (const key of ["title", "description", "canonical"] as const)
    expect(new Set(heads.map((head) => head[key])).size, key).toBe(open.length);
});

test("an unknown address and a switched-off screen are 404 and not indexed", () => {
  for (const address of ["/nowhere", "/about/us", "/mailbox"]) {
    expect(headFor(address, services)).toMatchObject({ status: 404, isIndexed: false });
    expect(headTags(headFor(address, services))).toContain('name="robots" content="noindex"');
  }
  expect(headFor("/mailbox", { ...services, flags: ["demo"] })).toMatchObject({ status: 200, isIndexed: false });
});

test("what stands in a head is text, even when it looks like a tag", () => {
  const head = { ...headFor("/", services), title: `"><script>alert(1)</script>`, data: [{ name: "</script><b>" }] };
  expect(headTags(head)).not.toMatch(/<script>alert|<\/script><b>/);
});

test("robots.txt names the sitemap, closes what is nobody's to index and leaves pictures open", () => {
  expect(robots("https://blenda.example")).toContain("Sitemap: https://blenda.example/sitemap.xml");
  expect(robots("https://blenda.example")).toContain("Disallow: /api/");
  expect(robots("https://blenda.example")).not.toContain("/files");
});

test.each([
  [undefined, null],
  ["bytes=0-4", { start: 0, end: 4 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-30", { start: 0, end: 9 }],
  ["bytes=8-99", { start: 8, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=4-2", null],
  ["bytes=0-1,3-4", null],
  ["lines=1-2", null],
  ["bytes=a-b", null],
])("of ten bytes the range %s is %o", (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as %s", (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
