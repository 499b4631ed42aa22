import { expect, test } from "vitest";
import { splitCode } from "./arriving-code.ts";

test.each([
  ["?coupon=orbit10", "ORBIT10", ""],
  ["?q=robot&coupon=ORBIT10&sort=new", "ORBIT10", "?q=robot&sort=new"],
  ["?coupon=", null, "?coupon="],
  ["?coupon=%3Cb%3E", null, "?coupon=%3Cb%3E"],
  ["", null, ""],
])("the address %j brings the code %s and keeps %j", (search, code, rest) => {
  expect(splitCode(search)).toEqual({ code, rest });
});
