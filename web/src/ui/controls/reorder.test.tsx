import { useState } from "react";
import { expect, openPart, page, test, userEvent } from "../../testing/screen.tsx";
import { Reorder } from "./reorder.tsx";

function Three({ isLocked = false }: { isLocked?: boolean }) {
  const [names, setNames] = useState(["front", "side", "back"]);
  return (
    <Reorder
      label="Images"
      axis="horizontal"
      items={names}
      keyOf={(name) => name}
      nameOf={(name) => name}
      isLocked={isLocked}
      onOrder={setNames}
      end={<button type="button">Add image</button>}
    >
      {(name, grip) => (
        <>
          <span data-name>{name}</span> {grip}
        </>
      )}
    </Reorder>
  );
}

const order = () => [...document.querySelectorAll("[data-name]")].map(({ textContent }) => textContent);
const grip = (name: string | RegExp) => page.getByRole("button", { name });

test("Alt and an arrow move an item, its new place is read out, and the focus stays on it", async () => {
  await openPart(<Three />);
  await expect.element(grip("Move front, 1 of 3")).toBeVisible();
  grip("Move front, 1 of 3").element().focus();
  await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
  expect(order()).toEqual(["side", "front", "back"]);
  await expect.element(grip("Move front, 2 of 3")).toHaveFocus();
  await expect.poll(() => document.body.textContent).toContain("front is now 2 of 3");
  await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowUp}{ArrowLeft}{/Alt}");
  expect(order()).toEqual(["front", "side", "back"]);
  await expect.element(grip("Move front, 1 of 3")).toHaveFocus();
});

test("arrows alone move nothing, and nothing moves past an end", async () => {
  await openPart(<Three />);
  await expect.element(grip("Move back, 3 of 3")).toBeVisible();
  grip("Move back, 3 of 3").element().focus();
  await userEvent.keyboard("{ArrowLeft}{Alt>}{ArrowRight}{/Alt}");
  expect(order()).toEqual(["front", "side", "back"]);
});

test("what is locked has nothing to move it by", async () => {
  await openPart(<Three isLocked />);
  await expect.element(page.getByRole("button", { name: "Add image" })).toBeVisible();
  expect(grip(/^Move/).elements()).toEqual([]);
});
