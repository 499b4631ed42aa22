import { nextPaint, withStoppedClock } from "../../testing/clock.ts";
import { expect, openPart, page, test, type } from "../../testing/screen.tsx";
import { Newsletter } from "./newsletter.tsx";

// The fake server fails the test on any call.
test("the newsletter box makes no call, shows 'Subscribed!' for 3 s and clears the field", async () => {
  await openPart(<Newsletter />);
  const email = page.getByLabelText("Email");
  const subscribe = page.getByRole("button", { name: "Subscribe" });
  await expect.element(email).toHaveAttribute("type", "email");
  await subscribe.click();
  await expect.element(email).toBeInvalid();
  expect(document.body.innerText).not.toContain("Subscribed!");

  type(email.element(), "ada@example.com");
  const said = page.getByRole("status").element();
  const button = subscribe.element();
  await withStoppedClock(async (pass) => {
    if (button instanceof HTMLButtonElement) button.click();
    await nextPaint();
    expect(said.textContent).toMatch(/Subscribed!.*Welcome/);
    expect(email.element()).toHaveValue("");
    await pass(2_900);
    expect(said.textContent).toContain("Subscribed!");
    await pass(100);
    expect(said.textContent).toBe("");
  });
});
