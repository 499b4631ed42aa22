import { expect, openPart, page, test } from "../testing/screen.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

test("the scroll-to-top button appears after 400 and leads back to the top", async () => {
  await openPart(
    <div style={{ height: 3_000 }}>
      <div className="fixed">
        <ScrollToTop />
      </div>
    </div>,
  );
  const button = page.getByRole("button", { name: "Scroll to top" });
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(2_000);
  window.scrollTo({ top: 400, behavior: "instant" });
  await expect.poll(() => window.scrollY).toBe(400);
  await expect.element(button).not.toBeInTheDocument();
  window.scrollTo({ top: 401, behavior: "instant" });
  await button.click();
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.element(button).not.toBeInTheDocument();
});
