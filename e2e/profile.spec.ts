import { accountTexts } from "@blenda/domain/account/texts";
import { expect, type Page } from "@playwright/test";
import { accountMenu, message, signedInTest as test } from "./people.ts";
import { visit } from "./visitor.ts";

const form = (page: Page) => page.getByRole("form", { name: "Profile" });
const picker = (page: Page) => page.getByLabel("Photo", { exact: true });
const navbarPhoto = (page: Page) => accountMenu(page).locator("img");

test("a profile needs a name; once saved it shows in the navbar of every tab without being loaded again", async ({ page, context }) => {
  const other = await context.newPage();
  await visit(other, "/about");
  await visit(page, "/settings");
  const displayName = form(page).getByLabel("Display name");
  await displayName.fill(" ");
  await form(page).getByRole("button", { name: "Save profile" }).click();
  await expect(displayName).toBeFocused();
  await expect(displayName).toHaveAccessibleDescription(/Please enter a name\./);
  await displayName.fill("Lamp Maker");
  await form(page).getByLabel("About you").fill("Lamps, mostly.");
  await form(page).getByRole("button", { name: "Save profile" }).click();
  await expect(message(page, accountTexts.saved)).toBeVisible();
  for (const tab of [page, other]) {
    await accountMenu(tab).click();
    await expect(tab.getByRole("menu").getByText("Lamp Maker")).toBeVisible();
  }
  await page.reload();
  await expect(form(page).getByLabel("About you")).toHaveValue("Lamps, mostly.");
});

/** Twice as wide as high: red at the left, blue at the right. */
const twoColours = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 200);
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("this browser cannot draw");
    pen.fillStyle = "red";
    pen.fillRect(0, 0, 200, 200);
    pen.fillStyle = "blue";
    pen.fillRect(200, 0, 200, 200);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer())];
  });

/** Left and right of the photo that is really served. */
const coloursOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const photo = await createImageBitmap(await (await fetch(url)).blob());
    const pen = new OffscreenCanvas(photo.width, photo.height).getContext("2d");
    if (!pen) throw new Error("this browser cannot draw");
    pen.drawImage(photo, 0, 0);
    const at = (part: number) => {
      const [red = 0, , blue = 0] = pen.getImageData(Math.floor(photo.width * part), photo.height / 2, 1, 1).data;
      return red > blue ? "red" : "blue";
    };
    return [at(0.1), at(0.9)];
  }, address);

test("what is no picture is not sent; a photo is cropped as chosen and shows in every tab, until it is removed", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await visit(other, "/about");
  await visit(page, "/settings");
  const dialog = page.getByRole("dialog", { name: "Your photo" });
  await picker(page).setInputFiles({ name: "words.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
  await expect(dialog.getByText(accountTexts.photoUnreadable)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save photo" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const buffer = Buffer.from(await twoColours(page));
  await picker(page).setInputFiles({ name: "two.png", mimeType: "image/png", buffer });
  const picture = dialog.getByRole("application");
  // It begins in the middle, half red and half blue; the keyboard moves it to the right edge.
  for (let press = 0; press < 12; press += 1) await picture.press("ArrowRight");
  await dialog.getByRole("button", { name: "Save photo" }).click();
  await expect(message(page, accountTexts.photoSaved)).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const tab of [page, other]) await expect(navbarPhoto(tab)).toBeVisible();
  const address = (await navbarPhoto(other).getAttribute("src")) ?? "";
  expect(await coloursOf(other, address)).toEqual(["blue", "blue"]);

  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(message(page, accountTexts.photoRemoved)).toBeVisible();
  for (const tab of [page, other]) await expect(navbarPhoto(tab)).toHaveCount(0);
});
