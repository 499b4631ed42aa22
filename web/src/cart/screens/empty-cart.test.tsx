import { Hero } from "@blenda/domain/content/model";
import { beforeEach } from "vitest";
import { expect, openScreen, page, test } from "../../testing/screen.tsx";
import { card } from "../../testing/shop.ts";
import { cart } from "../data/cart.ts";

// One page for all tests: whoever was here before may have left something in it.
beforeEach(() => cart.setItems([]));

const HOME = {
  hero: Hero.parse({ title: "Made by people" }),
  sections: [],
  featured: [card("bench", "Orbit bench")],
  staffPicks: [],
  categories: [],
  tutorials: [],
};
const suggestion = page.getByRole("main").getByRole("link", { name: "Orbit bench" });
const isEmpty = page.getByRole("heading", { name: "Your cart is empty" });

test("an empty cart suggests what home shows first, also to whoever comes from there, and back", async ({ server }) => {
  server.answer("content.home", HOME);
  server.answer("search.popular", []);
  await openScreen("/");
  await expect.element(page.getByRole("heading", { level: 1, name: "Made by people" })).toBeVisible();
  history.pushState(null, "", "/cart");
  await expect.element(isEmpty).toBeVisible();
  await expect.element(suggestion.first()).toBeVisible();
  history.pushState(null, "", "/");
  await expect.element(page.getByRole("heading", { level: 1, name: "Made by people" })).toBeVisible();
  expect(server.sent("content.home")).toHaveLength(1);
});

test("opened by itself an empty cart asks for its suggestions, and home then has them", async ({ server }) => {
  server.answer("content.home", HOME);
  server.answer("search.popular", []);
  await openScreen("/cart");
  await expect.element(isEmpty).toBeVisible();
  await expect.element(suggestion.first()).toBeVisible();
  history.pushState(null, "", "/");
  await expect.element(page.getByRole("heading", { level: 1, name: "Made by people" })).toBeVisible();
  expect(server.sent("content.home")).toHaveLength(1);
});
