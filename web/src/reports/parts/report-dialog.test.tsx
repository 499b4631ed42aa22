import { testForm } from "../../testing/form.tsx";
import { ANA, expect, type FakeServer, openPart, page, test, type } from "../../testing/screen.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { ReportButton } from "./report-entry.tsx";

async function open(server: FakeServer, targetType: "product" | "comment" = "product"): Promise<void> {
  server.answer("reports.reported", { reasons: ["spam"] });
  await openPart(<ReportDialog targetType={targetType} targetId="lamp" onClose={() => {}} />, ANA);
}
const send = page.getByRole("button", { name: "Send report" });

testForm({
  name: "report something",
  open,
  button: "Send report",
  operation: "reports.report",
  pressed: ["Misleading"],
  typed: { "Details (optional)": "It has no rig.", "Links (optional)": "https://example.com/a" },
  sends: { targetType: "product", targetId: "lamp", reason: "misleading", detail: "It has no rig.", links: ["https://example.com/a"] },
  answer: { caseId: "case", wasOpen: false },
  done: "Thanks. We look at every report within 24 hours and tell you what we decide.",
  refusal: { code: "REPORTS_TARGET_GONE", says: "This isn't here anymore" },
});

test("report something: without a reason it is asked for, and nothing is sent", async ({ server }) => {
  await open(server);
  await send.click();
  await expect.element(page.getByText("Please choose a reason.")).toBeVisible();
  expect(server.sent("reports.report")).toEqual([]);
});

test("report something: a comment has no price and is no stolen model, and what was sent before is marked", async ({ server }) => {
  await open(server, "comment");
  await expect.element(page.getByRole("heading", { name: "Report this comment" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: /Price abuse/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("radio", { name: /Spam.*Sent/ })).toBeVisible();
});

test("report something: copyright asks for the formal notice, and something else for words", async ({ server }) => {
  await open(server);
  await page.getByText("Something else", { exact: true }).click();
  await send.click();
  await expect.element(page.getByText("Please tell us what's wrong.")).toBeVisible();
  await page.getByText("Copyright", { exact: true }).click();
  await send.click();
  await expect.element(page.getByText("Please confirm this.").first()).toBeVisible();
  type(page.getByLabelText("Your full name").element(), "Ana Example");
  type(page.getByLabelText("Who owns the rights").element(), "Ana Example");
  type(page.getByLabelText("Your work").element(), "My lamp, sold since May");
  await page.getByText("I believe in good faith", { exact: false }).click();
  await page.getByText("What I say here is true", { exact: false }).click();
  server.answer("reports.report", { caseId: "case", wasOpen: true });
  await send.click();
  await expect
    .poll(() => server.sent("reports.report"))
    .toMatchObject([{ reason: "copyright", claim: { name: "Ana Example", work: "My lamp, sold since May", isAccurate: true } }]);
  await expect.element(page.getByText("You've already reported this. We'll tell you what we decide.")).toBeVisible();
});

test("report something: a link must be one", async ({ server }) => {
  await open(server);
  await page.getByText("Spam", { exact: true }).click();
  type(page.getByLabelText("Links (optional)").element(), "javascript:alert(1)");
  await send.click();
  await expect.element(page.getByText("Links start with https:// or http://, one per line.")).toBeVisible();
});

test("the entry: visitors log in first", async () => {
  await openPart(<ReportButton targetType="user" targetId="bo" ownerId="bo" />);
  await expect.element(page.getByRole("link", { name: "Report" })).toHaveAttribute("href", "/login?redirect=%2Fabout");
});

test("the entry: nobody reports themselves", async () => {
  await openPart(
    <>
      <ReportButton targetType="user" targetId="ana" ownerId="ana" />
      <p>Ana's page</p>
    </>,
    ANA,
  );
  await expect.element(page.getByText("Ana's page")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Report" })).not.toBeInTheDocument();
});
