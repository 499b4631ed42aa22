import { expect, test } from "vitest";
import { screenCode } from "./screen-code.ts";

const code = screenCode({
  "index.html": { file: "assets/index.js", isEntry: true, imports: ["_libraries.js"] },
  "_libraries.js": { file: "assets/libraries.js" },
  "_card.js": { file: "assets/card.js", imports: ["_libraries.js"] },
  "src/content/screens/home.tsx": { file: "assets/home.js", imports: ["_libraries.js", "_card.js"] },
  "src/catalogue/screens/product.tsx": { file: "assets/product.js", imports: ["_card.js"] },
});

test("a page names its screen's code and what that needs, but not what every page has", () => {
  expect(code("/")).toEqual(["/assets/home.js", "/assets/card.js"]);
  expect(code("/product/oak-chair")).toEqual(["/assets/product.js", "/assets/card.js"]);
});

test("a screen without a file of its name and an address that leads nowhere name nothing", () => {
  expect(code("/about")).toEqual([]);
  expect(code("/nothing/here")).toEqual([]);
});
