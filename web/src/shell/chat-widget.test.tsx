import { nextPaint, withStoppedClock } from "../testing/clock.ts";
import { expect, openPart, page, test, type, userEvent } from "../testing/screen.tsx";
import { ChatWidget } from "./chat-widget.tsx";

test("the chat widget ignores empty input, replies after 800 ms and asks nobody", async () => {
  await openPart(<ChatWidget />);
  await page.getByRole("button", { name: "Open chat" }).click();
  const chat = page.getByRole("dialog", { name: "Ask Blenda" });
  const input = chat.getByLabelText("Your message");
  await expect.element(input).toHaveFocus();
  const lines = () => [...chat.getByRole("log").element().querySelectorAll("p")].map((line) => line.textContent);
  const control = input.element();
  expect(lines()).toHaveLength(1);

  await withStoppedClock(async (pass) => {
    const say = async (words: string) => {
      type(control, words);
      control.closest("form")?.requestSubmit();
      await nextPaint();
    };
    await say("   ");
    await pass(2_000);
    expect(lines()).toHaveLength(1);

    await say("I need a chair");
    expect(lines().slice(1)).toEqual(["I need a chair"]);
    await pass(790);
    expect(lines()).toHaveLength(2);
    await pass(10);
    expect(lines()).toHaveLength(3);
  });
  await userEvent.keyboard("{Escape}");
  await expect.element(chat).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Open chat" })).toHaveFocus();
});
