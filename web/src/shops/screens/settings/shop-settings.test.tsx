import type { ShopSettings as Settings, ShopPage } from "@blenda/domain/shops/model";
import { ReplyForm } from "../../../inbox/parts/canned-replies.tsx";
import { testForm } from "../../../testing/form.tsx";
import { ANA, expect, type FakeServer, openPart, openScreen, page, test, type, userEvent } from "../../../testing/screen.tsx";
import { card } from "../../../testing/shop.ts";
import { useShopForm } from "../../data/use-shop-form.ts";
import { SlugSection } from "./slug-section.tsx";
import { WordsForm } from "./words-form.tsx";

const CREATOR = { ...ANA, isCreator: true };
const AT = "2026-01-01T00:00:00.000Z";
const settings: Settings = {
  shop: {
    creatorId: "ana",
    name: "Oak & Edge",
    slug: "oak",
    imageUrl: null,
    bannerUrl: null,
    description: "",
    website: null,
    contactEmail: null,
    socialLinks: [],
    isVerified: true,
    isEnabled: true,
    theme: "default",
    displayOptions: { showPrices: true, featuredMaxItems: 4 },
    openedAt: AT,
  },
  featuredIds: ["lamp", "chair"],
  products: [card("lamp", "Brass lamp"), card("chair", "Oak chair"), card("desk", "Desk")],
  counts: { products: 3, trainings: 0 },
  formerSlugs: ["older-oak"],
  mark: 7,
};
const shopPage: ShopPage = {
  shop: settings.shop,
  counts: { products: 3, trainings: 0, sales: 12 },
  rating: null,
  featured: [],
  products: settings.products,
  trainings: [],
  replyMinutes: 170,
};

async function open(server: FakeServer, given: Settings = settings): Promise<void> {
  server.answer("shops.settings", given);
  server.answer("shops.shop", shopPage);
  server.answer("shops.creators", []);
  server.answer("inbox.cannedReplies", []);
  server.answer("follows.counts", { userId: "ana", followers: 0, following: 0 });
  server.answer("saved.ids", []);
  server.answer("follows.mine", []);
  await openScreen("/dashboard/settings", CREATOR);
  await expect.element(page.getByLabelText("Shop name")).toBeVisible();
}
const preview = () => document.querySelector("section[aria-label=Preview]")?.textContent ?? "";

test("the page has one heading of the first level, whatever its preview shows", async ({ server }) => {
  await open(server);
  await expect.poll(preview).toContain("Oak & Edge");
  expect([...document.querySelectorAll("h1")].map(({ textContent }) => textContent)).toEqual(["Shop settings"]);
});

function Words() {
  return <WordsForm settings={settings} form={useShopForm(settings)} />;
}

testForm({
  name: "shop settings",
  open: () => openPart(<Words />, CREATOR),
  button: "Save changes",
  operation: "shops.saveSettings",
  typed: {
    "Shop name": "Oak & Ash",
    Description: "Chairs.",
    "Website (optional)": "https://oak.example",
    "Contact email (optional)": "hi@oak.example",
    "How many to show": "6",
  },
  pressed: ["Sea"],
  sends: {
    name: "Oak & Ash",
    description: "Chairs.",
    website: "https://oak.example",
    contactEmail: "hi@oak.example",
    theme: "sea",
    showPrices: true,
    featuredMaxItems: 6,
    featuredIds: ["lamp", "chair"],
    mark: 7,
  },
  answer: { ...settings, mark: 8 },
  done: "Your shop is up to date",
  refusal: { code: "SHOPS_CHANGED_ELSEWHERE", says: "Your shop was changed in another tab." },
});

testForm({
  name: "address of a shop",
  open: async (server) => {
    server.answer("shops.checkSlug", { problem: null });
    await openPart(<SlugSection settings={settings} />, CREATOR);
  },
  button: "Change address",
  operation: "shops.changeSlug",
  typed: { "Shop address": "oak-ash" },
  sends: { slug: "oak-ash" },
  answer: settings,
  done: "Your shop has a new address",
  refusal: { code: "SHOPS_SLUG_TAKEN", says: "Someone already uses this address.", beside: "Shop address" },
});

testForm({
  name: "a saved reply",
  open: () => openPart(<ReplyForm reply={null} onClose={() => {}} />, CREATOR),
  button: "Save reply",
  operation: "inbox.saveCannedReply",
  faults: { Title: "Please give this reply a title.", Reply: "Please write the reply." },
  typed: { Title: "Formats", Reply: "GLB and FBX." },
  sends: { title: "Formats", body: "GLB and FBX." },
  answer: [{ id: "1", title: "Formats", body: "GLB and FBX." }],
  done: "Your reply is saved",
  refusal: { code: "INBOX_CANNED_FULL", says: "You can keep 50 saved replies." },
});

test("the preview is the shop's own page and follows what is typed; former addresses and the verified mark are shown", async ({
  server,
}) => {
  await open(server);
  await expect.poll(preview).toContain("Usually replies within 3 hours");
  type(page.getByLabelText("Shop name").element(), "Ash & Oak");
  await expect.poll(preview).toContain("Ash & Oak");
  await expect.element(page.getByText("Also leading here: /shop/older-oak")).toBeVisible();
  expect(document.querySelector("section[aria-label=Preview] [inert]")).not.toBeNull();
});

test("an address is judged while it is typed: rule first, then whether it is free", async ({ server }) => {
  server.answer("shops.checkSlug", { problem: "taken" });
  await open(server);
  const field = page.getByLabelText("Shop address");
  type(field.element(), "ab");
  await page.getByRole("button", { name: "Change address" }).click();
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining("Use at least 3 characters."));
  expect(server.sent("shops.checkSlug")).toEqual([]);
  type(field.element(), "oak-ash");
  await expect.element(page.getByText("Taken", { exact: true })).toBeVisible();
  expect(server.sent("shops.checkSlug")).toEqual([{ slug: "oak-ash" }]);
});

test("links that are no web address are told beside their field, and nothing is sent", async ({ server }) => {
  await open(server);
  await page.getByRole("button", { name: "Add a link" }).click();
  await expect.element(page.getByLabelText("Address of link 1")).toBeVisible();
  type(page.getByLabelText("Name of link 1").element(), "Me");
  type(page.getByLabelText("Address of link 1").element(), "javascript:alert(1)");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByLabelText("Address of link 1")).toHaveFocus();
  expect(server.sent("shops.saveSettings")).toEqual([]);
});

test("featured products move by keys, are taken out and added, and go in that order", async ({ server }) => {
  await open(server);
  const grip = page.getByRole("button", { name: "Move Brass lamp, 1 of 2" });
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  type(page.getByLabelText("Add a product").element(), "desk");
  await page.getByRole("button", { name: "Remove Oak chair" }).click();
  server.answer("shops.saveSettings", settings);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect.poll(() => server.sent("shops.saveSettings")[0]?.featuredIds).toEqual(["lamp", "desk"]);
});

test("closing asks first, opening does not", async ({ server }) => {
  await open(server);
  server.answer("shops.setEnabled", ({ isEnabled }) => ({ ...settings, shop: { ...settings.shop, isEnabled } }));
  await page.getByRole("switch", { name: "Shop is open" }).click();
  expect(server.sent("shops.setEnabled")).toEqual([]);
  await page.getByRole("button", { name: "Close shop" }).click();
  await expect.element(page.getByText("Closed", { exact: true })).toBeVisible();
  await page.getByRole("switch", { name: "Shop is open" }).click();
  await expect.poll(() => server.sent("shops.setEnabled")).toEqual([{ isEnabled: false }, { isEnabled: true }]);
});

test("a logo is cropped by keys before it leaves the browser", async ({ server }) => {
  await open(server);
  const canvas = new OffscreenCanvas(400, 200);
  canvas.getContext("2d")?.fillRect(0, 0, 400, 200);
  const file = new File([await canvas.convertToBlob({ type: "image/png" })], "logo.png", { type: "image/png" });
  const picker = document.querySelector<HTMLInputElement>("input[type=file][aria-label=Logo]");
  const chosen = new DataTransfer();
  chosen.items.add(file);
  if (!picker) throw new Error("nothing to choose a logo with");
  picker.files = chosen.files;
  picker.dispatchEvent(new Event("change", { bubbles: true }));
  const crop = page.getByRole("application");
  await expect.element(crop).toBeVisible();
  (crop.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}+");
  const zoom = page.getByRole("slider", { name: "Zoom" });
  await expect.poll(() => Number((zoom.element() as HTMLInputElement).value)).toBeGreaterThan(0);
  await expect.element(page.getByRole("button", { name: "Save logo" })).toBeEnabled();
});
