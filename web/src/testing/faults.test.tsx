import { faultsHere } from "./faults.ts";
import { expect, test } from "./screen.tsx";

test("what is wrong with a page is found as often as it is there, and what is sound is looked at once", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  for (let time = 0; time < 2; time += 1) expect(await faultsHere()).toEqual([expect.stringMatching(/^button-name/)]);
  button.textContent = "Send";
  expect(await faultsHere()).toEqual([]);
  // The same kind of button with other words is no news; one that says nothing is.
  document.body.appendChild(document.createElement("button")).textContent = "Save";
  expect(await faultsHere()).toEqual([]);
  const other = document.body.appendChild(document.createElement("button"));
  expect(await faultsHere()).toEqual([expect.stringMatching(/^button-name/)]);
  other.remove();
});
