import { toast } from "../lib/toast.ts";
import { nextPaint, withStoppedClock } from "../testing/clock.ts";
import { expect, openPart, page, test, userEvent } from "../testing/screen.tsx";

const SENTENCE = "The mail room is closed";
/** How long one that leaves stays in the page, for its movement. */
const LEAVE_MS = 200;

const area = () => document.querySelector("[aria-label=Messages]");
const all = () => [...(area()?.children ?? [])];

function expectStaying(): void {
  expect(document.body.innerText).toContain(SENTENCE);
  expect(all().filter((one) => one.classList.contains("opacity-0"))).toEqual([]);
}

/** One that has had its time fades at once; it is taken out of the page a moment later. */
async function expectLeaving(pass: (ms: number) => Promise<void>): Promise<void> {
  expect(all().every((one) => one.classList.contains("opacity-0"))).toBe(true);
  await pass(LEAVE_MS);
  expect(document.body.innerText).not.toContain(SENTENCE);
}

test("a success message lasts 2 s and stands at the bottom right", async () => {
  await openPart(null);
  await expect.poll(area).not.toBeNull();
  await withStoppedClock(async (pass) => {
    toast.done(SENTENCE);
    await nextPaint();
    expectStaying();
    const { right = 0, bottom = 0 } = area()?.getBoundingClientRect() ?? {};
    expect(innerWidth - right).toBeLessThan(40);
    expect(innerHeight - bottom).toBeLessThan(120);
    await pass(1_900);
    expectStaying();
    await pass(100);
    await expectLeaving(pass);
  });
});

test("an error message lasts 4 s and interrupts a screen reader", async () => {
  await openPart(null);
  await expect.poll(area).not.toBeNull();
  await withStoppedClock(async (pass) => {
    toast.failed(SENTENCE);
    await nextPaint();
    expect(area()?.querySelector("[role=alert]")?.textContent).toBe(SENTENCE);
    await pass(3_900);
    expectStaying();
    await pass(100);
    await expectLeaving(pass);
  });
});

test("a message stays while the pointer hovers, and leaves afterwards", async () => {
  await openPart(null);
  await expect.poll(area).not.toBeNull();
  await withStoppedClock(async (pass) => {
    toast.failed(SENTENCE);
    await nextPaint();
    await userEvent.hover(page.getByText(SENTENCE));
    await pass(60_000);
    expectStaying();
    await userEvent.unhover(page.getByText(SENTENCE));
    await pass(4_000);
    await expectLeaving(pass);
  });
});

test("a message can be dismissed", async () => {
  await openPart(null);
  await expect.poll(area).not.toBeNull();
  await withStoppedClock(async (pass) => {
    toast.failed(SENTENCE);
    await nextPaint();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await nextPaint();
    await expectLeaving(pass);
  });
});

test("at most 20 messages are kept", async () => {
  await openPart(null);
  await expect.poll(area).not.toBeNull();
  await withStoppedClock(async () => {
    for (let said = 0; said < 22; said += 1) {
      toast.failed(SENTENCE);
      await nextPaint();
      expect(all()).toHaveLength(Math.min(said + 1, 20));
    }
  });
});
