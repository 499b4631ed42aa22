import { expect, test } from "vitest";
import { affiliateLink } from "./crediting.ts";

const SITE = "https://blenda.test";

test.each([
  ["/courses", "", "", "/courses?ref=418KTR"],
  ["/courses", "pots", "", "/courses?ref=418KTR&sub=pots"],
  ["/courses?sort=new#top", "pots", "ORBIT10", "/courses?sort=new&ref=418KTR&sub=pots&coupon=ORBIT10#top"],
  ["https://blenda.test/courses?coupon=OTHER5&sub=old", "", "ORBIT10", "/courses?coupon=ORBIT10&ref=418KTR"],
  ["/courses?coupon=OTHER5", "", "", "/courses?coupon=OTHER5&ref=418KTR"],
  ["", "Not A Sub", "", "/?ref=418KTR"],
])("a link to %j with the sub-ID %j and the code %j is %s", (page, sub, coupon, link) => {
  expect(affiliateLink(page, SITE, "418KTR", sub, coupon)).toBe(`${SITE}${link}`);
});

test("another site's address is no affiliate link, with a code neither", () => {
  expect(affiliateLink("https://elsewhere.example/", SITE, "418KTR", "", "ORBIT10")).toBeNull();
});
