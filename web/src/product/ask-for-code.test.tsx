import { expect, openPart, page, test } from "../testing/screen.tsx";
import { AskForCode } from "./ask-for-code.tsx";

test("another code: what is no code is told beside its field", async () => {
  await openPart(<AskForCode onCode={() => {}} />);
  await page.getByRole("button", { name: "Check" }).click();
  const code = page.getByLabelText("Another code");
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription("Please enter a code such as ABCD-EFGH-JKLM-NPQR.");
});
