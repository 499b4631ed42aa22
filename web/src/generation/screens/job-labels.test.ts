import { expect, test } from "vitest";
import { aboutText, endText, placeText, titleOf } from "./job-labels.ts";

test("a place in the queue is said as people say it", () => {
  expect([1, 2, 3, 4, 11, 12, 21, 22].map(placeText)).toEqual([
    "Next in line",
    "2nd in line",
    "3rd in line",
    "4th in line",
    "11th in line",
    "12th in line",
    "21st in line",
    "22nd in line",
  ]);
});

test("an end says what came back", () => {
  expect(endText({ status: "failed", tokensReturned: 4 })).toBe("Failed, 4 tokens returned");
  expect(endText({ status: "cancelled", tokensReturned: 1 })).toBe("Cancelled, 1 token returned");
  expect(endText({ status: "timed_out", tokensReturned: 0 })).toBe("Took too long");
});

test("a job without words is called after its picture", () => {
  expect(titleOf({ prompt: " ", pictureName: null, mode: "relief" })).toBe("A relief from a picture");
  expect(titleOf({ prompt: "", pictureName: "bird", mode: "relief" })).toBe("bird");
});

test("an estimate is in seconds up to a minute and a half", () => {
  expect([0, 5, 89, 90, 200].map(aboutText)).toEqual(["about 1 s", "about 5 s", "about 89 s", "about 2 min", "about 3 min"]);
});
