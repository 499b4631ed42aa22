import { Unreached } from "../lib/calls/call.ts";
import type { Code, FakeServer, Input, Operation, Output } from "./fake-server.ts";
import { expect, page, test, type } from "./screen.tsx";

const LOST = new Unreached().message;

interface Form<Name extends Operation> {
  /** What the form is for, as its tests are called. */
  name: string;
  open: (server: FakeServer) => Promise<void>;
  /** The button that sends it. */
  button: string;
  operation: Name;
  /** Sent as it was opened, what is said beside each field, in the order of the fields. */
  faults?: Record<string, string>;
  /** What is typed, by label; of a list, what is chosen. */
  typed: Record<string, string>;
  /** Pressed before it is sent: boxes to tick, choices to make. */
  pressed?: string[];
  sends: Partial<Input<Name>>;
  answer: Output<Name>;
  /** What the page asks next, once it was sent. */
  asksNext?: (server: FakeServer) => void;
  /** What the page says afterwards. */
  done?: string;
  refusal: { code: Code<Name>; data?: unknown; says: string; beside?: string };
}

/** The first: the footer has a field for an email too. */
const field = (label: string) => page.getByLabelText(label, { exact: true }).first();
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Without the pointer, which the first test of every form uses: that takes a tenth of a second each time. */
async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeEnabled();
  const found = button(name).element();
  if (!(found instanceof HTMLButtonElement)) throw new Error(`${name} is no button`);
  found.focus();
  found.click();
}

/** What a person can read on the page now. */
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);

async function fill({ typed, pressed = [] }: Pick<Form<Operation>, "typed" | "pressed">): Promise<void> {
  for (const name of pressed) await page.getByText(name, { exact: true }).click();
  for (const [label, text] of Object.entries(typed)) {
    await expect.element(field(label)).toBeVisible();
    type(field(label).element(), text);
  }
}

async function expectTyped(typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    const control = field(label).element();
    if (control instanceof HTMLElement && control.isContentEditable) await expect.element(field(label)).toHaveTextContent(text);
    else await expect.element(field(label)).toHaveValue(text);
  }
}

/** Promises of every form to the person who fills it in. */
export function testForm<Name extends Operation>(form: Form<Name>): void {
  const { name, open, operation, faults, typed, sends, answer, done, refusal } = form;
  const outcome = done ? ", and the page says what happened" : "";

  if (faults) {
    test(`${name}: what is wrong is said beside its field, and the keyboard goes to the first`, async ({ server }) => {
      await open(server);
      await button(form.button).click();
      const [first = ""] = Object.keys(faults);
      await expect.element(field(first)).toHaveFocus();
      for (const [label, sentence] of Object.entries(faults)) {
        await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
        await expect.element(field(label)).toBeInvalid();
      }
      expect(server.sent(operation)).toEqual([]);
    });
  }

  test(`${name}: the button is busy while it works, a second press sends nothing more${outcome}`, async ({ server }) => {
    await open(server);
    const { answer: release } = server.hold(operation);
    form.asksNext?.(server);
    await fill(form);
    const before = server.sent(operation).length;
    await press(form.button);
    await expect.poll(() => document.querySelector("[aria-busy=true]")).not.toBeNull();
    document.querySelector<HTMLElement>("[aria-busy=true]")?.click();
    release(answer);
    if (done) await expectToRead(done);
    else await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
    expect<unknown>(server.sent(operation).slice(before)).toEqual([expect.objectContaining<unknown>(sends)]);
  });

  test(`${name}: a refusal is told in its own sentence, and what was typed stays`, async ({ server }) => {
    await open(server);
    server.refuse(operation, refusal.code, refusal.data);
    await fill(form);
    await press(form.button);
    await expectToRead(refusal.says);
    if (refusal.beside) await expect.element(field(refusal.beside)).toHaveFocus();
    await expectTyped(typed);
  });

  test(`${name}: when the answer is lost, the page says so and what was typed stays`, async ({ server }) => {
    await open(server);
    server.lose(operation);
    await fill(form);
    await press(form.button);
    await expectToRead(LOST);
    await expectTyped(typed);
  });
}
