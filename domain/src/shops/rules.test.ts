import fc from "fast-check";
import { expect, test } from "vitest";
import { RESERVED_SLUGS } from "./constants.ts";
import { Shop } from "./model.ts";
import { parseEmbeddedShop, themeOf } from "./parse-embedded.ts";
import { profileShop, type Seller, shopMarkOf, slugFrom, slugProblem } from "./rules.ts";

const nothing: Seller = {
  creatorId: "ada",
  shopName: null,
  shopSlug: null,
  shopImageFileId: null,
  shopIsVerified: null,
  sellerProfile: null,
};
const profile = { embeddedShop: null, displayName: "Ada", isCreator: true, photoUrl: "/files/face" };

test("a seller is known by the shop record first", () => {
  const recorded = { ...nothing, shopName: "Oak & Edge", shopSlug: "oak", shopImageFileId: "logo", shopIsVerified: true };
  const mark = { creatorId: "ada", name: "Oak & Edge", slug: "oak", imageUrl: "/files/logo", isVerified: true };
  expect(shopMarkOf(recorded)).toEqual(mark);
  expect(shopMarkOf({ ...recorded, sellerProfile: { ...profile, embeddedShop: { shopName: "Older name" } } })).toEqual(mark);
});

test("without a record by the shop in the profile, then by a creator's own name, found under the creator's id", () => {
  const embedded = { shopName: "Older name", shopSlug: "older", verified: true, logo: { url: "/files/old" } };
  expect(shopMarkOf({ ...nothing, sellerProfile: { ...profile, embeddedShop: embedded } })).toEqual({
    creatorId: "ada",
    name: "Older name",
    slug: "ada",
    imageUrl: "/files/old",
    isVerified: true,
  });
  expect(shopMarkOf({ ...nothing, sellerProfile: profile })).toMatchObject({ name: "Ada", slug: "ada", imageUrl: "/files/face" });
});

test("with nothing to go by the seller is an Unknown Creator", () => {
  const unknown = { creatorId: "ada", name: "Unknown Creator", slug: "ada", imageUrl: null, isVerified: false };
  expect(shopMarkOf(nothing)).toEqual(unknown);
  expect(shopMarkOf({ ...nothing, sellerProfile: { ...profile, isCreator: false } })).toEqual(unknown);
  expect(shopMarkOf({ ...nothing, sellerProfile: { ...profile, displayName: "", photoUrl: null } })).toEqual(unknown);
});

test("only creators have a default shop, and it is open, with prices and four featured items", () => {
  expect(profileShop({ ...profile, isCreator: false })).toBeNull();
  expect(profileShop(profile)).toMatchObject({
    name: "Ada",
    isEnabled: true,
    isVerified: false,
    theme: "default",
    displayOptions: { showPrices: true, featuredMaxItems: 4 },
  });
});

test.each([
  [{ shopName: "A", name: "B", displayName: "C" }, { name: "A" }],
  [{ name: "B", displayName: "C" }, { name: "B" }],
  [{ shopName: " ", displayName: " C " }, { name: "C" }],
  [{ shopImage: "https://x.example/a.png", logo: "/files/b" }, { imageUrl: "https://x.example/a.png" }],
  [{ logoPreview: { url: "/files/b" } }, { imageUrl: "/files/b" }],
  [{ enabled: false }, { isEnabled: false }],
  [{ enabled: "no" }, { isEnabled: true }],
  [{ enabled: null }, { isEnabled: true }],
  [{ verified: true }, { isVerified: true }],
  [{ isVerified: true }, { isVerified: true }],
  [{ verified: "yes" }, { isVerified: false }],
  [{ shopTheme: "sea" }, { theme: "sea" }],
  [{ shopTheme: "neon" }, { theme: "default" }],
  [{ displayOptions: { showPrices: false, featuredMaxItems: 9 } }, { displayOptions: { showPrices: false, featuredMaxItems: 9 } }],
  [{ displayOptions: { featuredMaxItems: 9_999 } }, { displayOptions: { showPrices: true, featuredMaxItems: 4 } }],
  [{ socialLinks: { mastodon: "https://m.example/@a", none: "" } }, { socialLinks: [{ label: "mastodon", url: "https://m.example/@a" }] }],
  [{ socialLinks: [{ platform: "X", url: "https://x.example" }] }, { socialLinks: [{ label: "X", url: "https://x.example" }] }],
])("the shop in a profile %j is read as %j", (document, read) => {
  expect(parseEmbeddedShop(document)).toMatchObject(read);
});

test("an address that is no page or picture is left out", () => {
  for (const address of ["javascript:alert(1)", "data:image/png;base64,AA", "//evil.example/x", "/\\evil.example"])
    expect(parseEmbeddedShop({ shopImage: address, banner: address, website: address, socialLinks: { a: address } })).toMatchObject({
      imageUrl: null,
      bannerUrl: null,
      website: null,
      socialLinks: [],
    });
});

test("no document is a shop where there is none, and none makes reading fail", () => {
  for (const none of [null, undefined, "shop", 7, []]) expect(parseEmbeddedShop(none)).toBeNull();
  const rest = { creatorId: "ada", slug: "ada", openedAt: "2026-03-01T12:00:00.000Z" };
  const keys = fc.constantFrom("shopName", "shopImage", "logo", "socialLinks", "displayOptions", "enabled", "website", "shopTheme");
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (document) => Shop.safeParse({ ...parseEmbeddedShop(document), ...rest }).success),
  );
  expect(themeOf("")).toBe("default");
});

test.each([
  ["ab", "too_short"],
  ["abc", null],
  ["a".repeat(30), null],
  ["a".repeat(31), "too_long"],
  ["oak-and-edge", null],
  ["3d-2go", null],
  ["Oak", "letters"],
  ["oak--edge", "letters"],
  ["-oak", "letters"],
  ["oak-", "letters"],
  ["oak_edge", "letters"],
  ["oak/edge", "letters"],
  ["ölbaum", "letters"],
  ["admin", "reserved"],
  ["content-editor", "reserved"],
  ["blenda-support", "reserved"],
  ["administration", null],
])("the address %s has the problem %s", (slug, problem) => {
  expect(slugProblem(slug)).toBe(problem);
});

test("every reserved name could otherwise be an address, and is there once", () => {
  for (const slug of RESERVED_SLUGS) expect(slugProblem(slug)).toBe("reserved");
  expect(new Set(RESERVED_SLUGS).size).toBe(RESERVED_SLUGS.length);
});

test.each([
  ["Oak & Edge", "oak-edge"],
  ["  Ölbaum Möbel ", "olbaum-mobel"],
  ["株式会社", ""],
  ["A very long name of a shop that goes on", "a-very-long-name-of-a-shop-tha"],
  ["Thirty characters minus one is-a", "thirty-characters-minus-one-is"],
])("a shop called %s would like the address %s", (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

test("what is made of a name has no problem but its length or that it is ours", () => {
  fc.assert(fc.property(fc.string(), (name) => slugProblem(slugFrom(name)) !== "letters" && slugProblem(slugFrom(name)) !== "too_long"));
});
