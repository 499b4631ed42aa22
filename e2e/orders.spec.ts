import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { checkoutTexts } from "@blenda/domain/checkout/texts";
import { refundReasonTexts, refundTexts } from "@blenda/domain/refunds/texts";
import { expect, type Page } from "@playwright/test";
import { buyProduct, orderProduct } from "./buyer.ts";
import { expectNoFaults } from "./faults.ts";
import { signedInTest as test } from "./people.ts";
import { AMPHORA, bringCart, CAMERA, inCart, payWith, thanks } from "./shopping.ts";
import { visit } from "./visitor.ts";

const PRODUCT = "pocket-earth";

async function bytesBehind(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return readFile(await download.path());
}

test("without orders the list says where to begin", async ({ page }) => {
  await visit(page, "/order");
  await expect(page.getByRole("heading", { name: "No orders yet" })).toBeVisible();
  await visit(page, "/my-tutorials");
  await expect(page.getByRole("heading", { name: "No courses yet" })).toBeVisible();
});

test("the library has everything owned, free things too, found by a word in the address; the plural leads to it", async ({
  page,
  context,
  baseURL,
}) => {
  const reads = watchReads(page);
  const order = await buyProduct(context.request, baseURL, PRODUCT);
  await visit(page, "/product/toy-rocket-enamel");
  await page.getByRole("button", { name: "Get it free" }).click();
  await expect(page.getByText("You own this")).toBeVisible();
  await page.goto("/orders");
  await expect(page).toHaveURL("/order");
  await page.getByRole("navigation", { name: "What you bought" }).getByRole("link", { name: "Library" }).click();
  await expect(page).toHaveURL("/order?show=library");
  const owned = page.getByRole("list", { name: "Your library" }).getByRole("listitem");
  await expect(owned).toHaveCount(2);
  await expect(owned.first()).toContainText("rocket");
  await expectNoFaults(page, "the library");
  await page.getByRole("searchbox", { name: "Search your library" }).fill("pocket EARTH");
  await expect(owned).toHaveCount(1);
  await expect(page).toHaveURL("/order?show=library&q=pocket+EARTH");
  reads.length = 0;
  await page.reload();
  await expect(owned).toHaveCount(1);
  expect(reads.filter((path) => path.startsWith("/api/orders/"))).toEqual(["/api/orders/library"]);
  await page.getByRole("searchbox", { name: "Search your library" }).fill("nothing like it");
  await expect(page.getByRole("heading", { name: /^Nothing you own matches/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search your library" }).fill("");
  await owned.getByRole("link", { name: order.lines[0]?.title ?? "" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${order.number}`);
});

function watchReads(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test("what was bought is in the list, downloads byte for byte, and its licence can be checked by anybody", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const order = await buyProduct(context.request, baseURL, PRODUCT);
  const [line] = order.lines;
  const [file] = line?.downloads ?? [];
  await visit(page, "/order");
  await page.getByRole("link", { name: line?.title ?? "" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${order.number}`);
  await expect(page.getByText("Paid, files and licences ready")).toBeVisible();
  await expectNoFaults(page);

  const bytes = await bytesBehind(page, () => page.getByRole("link", { name: `Download ${file?.name}` }).click());
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(file?.sha256);
  await expect(page.getByText(/Downloaded once/)).toBeVisible();

  const code = line?.licence?.code ?? "";
  await page.getByRole("link", { name: "Public page of this licence" }).click();
  await expect(page).toHaveURL(new RegExp(code));
  const stranger = await browser.newContext({ baseURL: baseURL ?? "" });
  const theirs = await stranger.newPage();
  await visit(theirs, `/licence/${code}`);
  await expect(theirs.getByText("This licence is valid.")).toBeVisible();
  await expect(theirs.getByText(file?.sha256 ?? "")).toBeVisible();
  await visit(theirs, "/licence/AAAA-AAAA-AAAA-AAAA");
  await expect(theirs.getByRole("heading", { name: "We can't find a licence with this code" })).toBeVisible();
  await stranger.close();
});

test("the invoice takes new details, comes as PDF, and a printer gets the invoice and nothing else", async ({ page, context, baseURL }) => {
  const order = await buyProduct(context.request, baseURL, PRODUCT);
  await visit(page, `/order/${order.id}`);
  await page.getByRole("button", { name: "Change details" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Business (optional)").fill("Lamps and Sons");
  await dialog.getByLabel("Country").selectOption("DE");
  await dialog.getByLabel("VAT number (optional)").fill("DE123456789");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("VAT number DE123456789").first()).toBeVisible();

  const pdf = await bytesBehind(page, () => page.getByRole("link", { name: "PDF" }).click());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`Invoice ${order.number}`)).toBeVisible();
  await expect(page.getByText("Lamps and Sons").last()).toBeVisible();
  await expect(page.getByRole("button", { name: "Change details" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("what nobody downloaded is given back at once; what that means is told beforehand", async ({ page, context, baseURL }) => {
  // A card no other journey gives back with: too many refunds of one card wait for a person.
  const order = await buyProduct(context.request, baseURL, PRODUCT, "amex");
  await visit(page, `/order/${order.id}`);
  await expect(page.getByText(/^Not downloaded yet: full refund, no questions, until /)).toBeVisible();
  await page.getByRole("button", { name: "Request a refund" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Choose a reason" }).click();
  await expect(dialog.getByRole("group", { name: "Why?" })).toHaveAccessibleDescription("Choose a reason");
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await dialog.getByRole("radio", { name: refundReasonTexts.other }).check();
  await expect(dialog.getByText(/will be refunded to your card right away/)).toBeVisible();
  await dialog.getByRole("textbox", { name: "What happened?" }).fill("Too short");
  await dialog.getByRole("button", { name: /^Get .* back$/ }).click();
  await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(/at least 20 characters/);
  await expectNoFaults(page);
  await dialog.getByRole("radio", { name: refundReasonTexts.accidental }).check();
  await dialog.getByRole("textbox", { name: "What happened?" }).fill("I pressed the wrong button, I meant the other globe.");
  await dialog.getByRole("button", { name: /^Get .* back$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/was refunded to your card/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Download/ })).toBeHidden();
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
});

test("once it was downloaded, the creator decides, and the buyer can take the request back", async ({ page, context, baseURL }) => {
  const order = await buyProduct(context.request, baseURL, PRODUCT);
  await context.request.get(order.lines[0]?.downloads[0]?.url ?? "");
  await visit(page, `/order/${order.id}`);
  await page.getByRole("button", { name: "Request a refund" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: refundReasonTexts.faulty }).check();
  await expect(dialog.getByText(/answers within 3 business days/)).toBeVisible();
  await dialog.getByRole("textbox").fill("The file opens, but its textures are missing.");
  await dialog.getByRole("button", { name: /^Ask for .* back$/ }).click();
  await expect(page.getByText(refundTexts.steps.creator_review ?? "", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Withdraw request" }).click();
  await expect(page.getByText("You withdrew your request.")).toBeVisible();
});

test("an order nobody paid is paid from its page, in a tab that did not begin it; what was bought leaves the cart", async ({
  page,
  context,
  baseURL,
}) => {
  await bringCart(context, AMPHORA, CAMERA);
  const { orderId } = await orderProduct(context.request, baseURL, AMPHORA.id);
  await visit(page, `/order/${orderId}`);
  await expect(page.getByText(/^Your files and licences .* We're holding this price until .*: you won't be charged\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Pay $12.99" }).click();
  await payWith(page, "declined");
  await expect(page.getByRole("alert")).toContainText(checkoutTexts.declined);
  await page.goBack();
  await expect(page.getByText("The payment didn't go through")).toBeVisible();
  await page.goForward();
  await payWith(page, "3-D Secure");
  await expect(page.getByRole("heading", { level: 1, name: "Approve this payment" })).toBeVisible();
  await visit(page, `/order/${orderId}`);
  await page.getByRole("link", { name: "Continue paying" }).click();
  await expect(page.getByRole("link", { name: "Go to your bank" })).toBeVisible();
  await expectNoFaults(page, "an order that is resumed");
  await page.getByRole("link", { name: "Go to your bank" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => inCart(page)).toBe(1);
  await page.getByRole("link", { name: "Go to your downloads" }).click();
  await expect(page).toHaveURL(`/order/${orderId}`);
  await expect(page.getByText("Paid, files and licences ready")).toBeVisible();
});

test("an order of somebody else is not here", async ({ page, request, account, baseURL }) => {
  const { id, email } = await buyProduct(request, baseURL, PRODUCT);
  expect(email).toBe(account.email);
  await visit(page, `/order/${id}`);
  await expect(page.getByRole("heading", { name: "We can't find this order" })).toBeVisible();
  expect((await page.request.get(`/invoices/${id}.pdf`)).status()).toBe(404);
});
