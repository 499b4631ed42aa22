import { expect, test } from "vitest";
import { wishesIn } from "./wishes.ts";

const read = (text: string) => {
  const { rest, wishes } = wishesIn(text);
  return { rest: rest.trim().replaceAll(/\s+/g, " "), ...wishes[0]?.fact.products };
};

test.each([
  ["chair under 10 dollars", { rest: "chair", price: "-9.99" }],
  ["chair for $10 or less", { rest: "chair", price: "-10" }],
  ["no more than 9.99 lamp", { rest: "lamp", price: "-9.99" }],
  ["lamp up to 20", { rest: "lamp", price: "-20" }],
  ["less than twenty bucks", { rest: "", price: "-19.99" }],
  ["a ten dollar ring", { rest: "a ring", price: "-10" }],
  ["vase between 5 and 10 dollars", { rest: "vase", price: "5-10" }],
  ["$5 to $10 vase", { rest: "vase", price: "5-10" }],
  ["over 20 dollars", { rest: "", price: "20.01-" }],
  ["at least $20", { rest: "", price: "20-" }],
  ["around $10", { rest: "", price: "8-12" }],
  ["rocks under 5k tris", { rest: "rocks", triangles: "-4999" }],
  ["10,000 triangles or less", { rest: "", triangles: "-10000" }],
  ["free robot", { rest: "robot", free: "true" }],
  ["a robot that costs nothing", { rest: "a robot that", free: "true" }],
  ["for $0", { rest: "", free: "true" }],
  ["not free", { rest: "", price: "0.01-" }],
])("%s is a filter", (text, wanted) => {
  expect(read(text)).toEqual(wanted);
});

test.each([
  ["cheap sofa", "price-up"],
  ["a sofa that isn't too expensive", "price-up"],
  ["inexpensive", "price-up"],
  ["won't break the bank", "price-up"],
  ["the most expensive sofa", "price-down"],
])("%s is an order", (text, sort) => {
  expect(wishesIn(text).wishes.map(({ fact }) => fact.sort)).toEqual([sort]);
});

test.each([
  "1962 camera",
  "4k textures",
  "mug with 2 handles",
  "royalty free",
  "freestanding lamp",
  "bay 12",
  "3d model",
  "game boy from 1989",
])("%s says nothing of what it may cost", (text) => {
  expect(wishesIn(text)).toEqual({ rest: text, wishes: [] });
});

test("what is dear is said once: a figure outdoes what people call cheap", () => {
  expect(wishesIn("cheap chair under $20").wishes.map(({ words }) => words)).toEqual(["under $20"]);
});
