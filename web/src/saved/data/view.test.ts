import { SAVED_SORTS } from "@blenda/domain/saved/constants";
import { expect, test } from "vitest";
import { readView, writeView } from "./view.ts";

test("the address carries the collection and the order, and nothing that goes without saying", () => {
  expect(writeView({ sort: "newest", collectionId: undefined })).toEqual({});
  for (const sort of SAVED_SORTS) {
    const view = { sort, collectionId: "next-scene" };
    expect(readView(writeView(view))).toEqual(view);
  }
});

test("an order nobody knows means newest first", () => {
  for (const sort of ["", "cheapest", "constructor"])
    expect(readView({ sort, collection: "" })).toEqual({ sort: "newest", collectionId: undefined });
});
