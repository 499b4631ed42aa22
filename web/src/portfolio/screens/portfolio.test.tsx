import type { PortfolioPage } from "@blenda/domain/portfolio/model";
import { testForm } from "../../testing/form.tsx";
import { ANA, expect, openPart, page, test, type } from "../../testing/screen.tsx";
import { HeaderForm } from "./header-form.tsx";
import { WorkForm } from "./works/work-form.tsx";

const portfolio: PortfolioPage = {
  userId: "ana",
  displayName: "Ana",
  avatarUrl: null,
  isCreator: false,
  shop: null,
  joinedAt: "2026-01-01T00:00:00.000Z",
  header: { bio: "", links: [], skills: [], software: [], location: "", isAvailable: false },
  isOwn: true,
  works: [],
  products: [],
  trainings: [],
  views: 0,
};

testForm({
  name: "portfolio header",
  open: () => openPart(<HeaderForm page={portfolio} />, ANA),
  button: "Save header",
  operation: "portfolio.updateHeader",
  pressed: ["Available for work"],
  typed: { "About you": "I make lamps.", Skills: "Hard surface, Rigging", "Location (optional)": "Lisbon" },
  sends: { bio: "I make lamps.", skills: ["Hard surface", "Rigging"], location: "Lisbon", isAvailable: true },
  answer: portfolio,
  done: "Portfolio saved",
  refusal: { code: "TOO_MANY_REQUESTS", data: { retryAfterSeconds: 30 }, says: "Too many requests. Please try again in 30 seconds." },
});

test("portfolio header: a link without a name is told beside its field, and nothing is sent", async ({ server }) => {
  await openPart(<HeaderForm page={portfolio} />, ANA);
  await page.getByRole("button", { name: "Add a link" }).click();
  const address = page.getByLabelText("Address of link 1");
  await expect.element(address).toBeVisible();
  type(address.element(), "https://example.com");
  await page.getByRole("button", { name: "Save header" }).click();
  const name = page.getByLabelText("Name of link 1");
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription("Please name this link.");
  expect(server.sent("portfolio.updateHeader")).toEqual([]);
});

testForm({
  name: "a new work",
  open: () => openPart(<WorkForm work={null} onClose={() => {}} />, ANA),
  button: "Add work",
  operation: "portfolio.addWork",
  faults: { Title: "Please give it a title." },
  typed: { Title: "A lamp", "Description (optional)": "Brass and glass.", "Tags (optional)": "lamp, brass", "Year (optional)": "2025" },
  sends: { title: "A lamp", description: "Brass and glass.", tags: ["lamp", "brass"], year: 2025, visibility: "public", mediaIds: [] },
  answer: portfolio,
  done: "Work saved",
  refusal: { code: "PORTFOLIO_FULL", says: "A portfolio can have up to" },
});

test("a new work: a year that cannot be one is told beside its field", async ({ server }) => {
  await openPart(<WorkForm work={null} onClose={() => {}} />, ANA);
  const year = page.getByLabelText("Year (optional)");
  await expect.element(year).toBeVisible();
  type(page.getByLabelText("Title", { exact: true }).element(), "A lamp");
  type(year.element(), "1066");
  await page.getByRole("button", { name: "Add work" }).click();
  await expect.element(year).toHaveFocus();
  await expect.element(year).toHaveAccessibleDescription("Please enter a year from 1960 or later.");
  expect(server.sent("portfolio.addWork")).toEqual([]);
});
