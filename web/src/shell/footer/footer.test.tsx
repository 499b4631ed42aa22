import { expect, openPart, page, test } from "../../testing/screen.tsx";
import { Footer } from "./footer.tsx";

test("the footer claims over 100,000 creators and shows five language flags with no behaviour", async () => {
  await openPart(<Footer />);
  await expect.element(page.getByText(/over 100,000 creators/)).toBeVisible();
  const flags = page.getByRole("list", { name: "Languages" }).element();
  const images = [...flags.querySelectorAll("[role=img], img")];
  expect(images).toHaveLength(5);
  for (const flag of images) expect(flag.getAttribute("aria-label") ?? flag.getAttribute("alt")).toMatch(/\w+/);
  expect(flags.querySelectorAll("a, button, [tabindex], [role=button]")).toHaveLength(0);
});
