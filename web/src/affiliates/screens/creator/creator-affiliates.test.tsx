import { testForm } from "../../../testing/form.tsx";
import { AFFILIATE, ASKING, INVITED, PROGRAMME } from "../../../testing/money/affiliates.ts";
import { ANA, expect, type FakeServer, openScreen, page, test, type } from "../../../testing/screen.tsx";
import "./creator-affiliates.tsx";

const CREATOR = { ...ANA, isCreator: true };
const expectToRead = (sentence: string) => expect.poll(() => document.body.innerText).toContain(sentence);
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function openAffiliates(server: FakeServer, { isEmpty = false } = {}): Promise<void> {
  server.answer("affiliates.creatorProgramme", PROGRAMME);
  server.answer("affiliates.creatorAffiliates", ({ list }) => ({
    rows: isEmpty ? [] : list === "requests" ? [ASKING] : [AFFILIATE, INVITED],
    next: null,
  }));
  await openScreen("/dashboard/affiliates", CREATOR);
  await expectToRead("Of Orbit-7 at $24.00 the affiliate gets $3.88, you keep $15.52.");
}

test("each affiliate is listed with what they get and what they bring, and who was invited by email alone", async ({ server }) => {
  await openAffiliates(server);
  for (const text of ["418KTR", "1,284", "$275.79", "$44.51", "Active", "kim@example.com", "30%", "Their own", "Invited"])
    await expectToRead(text);
});

test("without affiliates it says what to do; a failing screen can be asked again", async ({ server }) => {
  await openAffiliates(server, { isEmpty: true });
  await expectToRead("No affiliates yet");
  expect(document.body.innerText).not.toContain("Asking to join");
});

test("a failing screen says so and can be asked again", async ({ server }) => {
  server.lose("affiliates.creatorProgramme");
  server.lose("affiliates.creatorAffiliates");
  await openScreen("/dashboard/affiliates", CREATOR);
  await expectToRead("We couldn't load your affiliate page. Please try again.");
  server.answer("affiliates.creatorProgramme", PROGRAMME);
  server.answer("affiliates.creatorAffiliates", { rows: [], next: null });
  await button("Try again").click();
  await expectToRead("Sold through affiliates");
});

test("a request is accepted by what they say about themselves", async ({ server }) => {
  await openAffiliates(server);
  await expectToRead("“I review robot kits for a game-art course.”");
  server.answer("affiliates.decideRequest", { ...ASKING, state: "active" });
  await button("Accept 772DNV").click();
  await expectToRead("Accepted. Their links count from now on.");
  expect(server.sent("affiliates.decideRequest")).toEqual([{ id: "a3", isAccepted: true }]);
});

test("the program's share and a share for one item are saved together; one out of bounds isn't sent", async ({ server }) => {
  await openAffiliates(server);
  await page.getByLabelText("Add an item").selectOptions("LODs by silhouette");
  type(page.getByLabelText("Share for LODs by silhouette in percent").element(), "90");
  type(page.getByLabelText("Share in percent").element(), "25");
  await button("Save program").click();
  await expect.element(page.getByLabelText("Share for LODs by silhouette in percent")).toBeInvalid();
  expect(server.sent("affiliates.saveProgrammeSettings")).toEqual([]);
  type(page.getByLabelText("Share for LODs by silhouette in percent").element(), "15");
  const item = { itemKey: "training:lods", bps: 1_500 };
  server.answer("affiliates.saveProgrammeSettings", { ...PROGRAMME, bps: 2_500, items: [{ ...item, title: "LODs by silhouette" }] });
  await button("Save program").click();
  await expectToRead("Saved. It applies to clicks from now on.");
  const { isOn, isChosenOnly, mayAsk } = PROGRAMME;
  expect(server.sent("affiliates.saveProgrammeSettings")).toEqual([{ isOn, isChosenOnly, mayAsk, bps: 2_500, items: [item] }]);
  await expect.element(button("Save program")).not.toBeInTheDocument();
});

test("the program is turned off by its switch, and keeps everything else", async ({ server }) => {
  await openAffiliates(server);
  server.answer("affiliates.saveProgrammeSettings", { ...PROGRAMME, isOn: false });
  await page.getByRole("switch", { name: "Program is on" }).click();
  await expectToRead("No click counts while it's off.");
  expect(server.sent("affiliates.saveProgrammeSettings")).toMatchObject([{ isOn: false, bps: 2_000, mayAsk: false }]);
});

test("an affiliate is paused, and ended only after a question", async ({ server }) => {
  await openAffiliates(server);
  await button("Change 418KTR").click();
  server.answer("affiliates.pauseAffiliate", { ...AFFILIATE, state: "paused" });
  await page.getByRole("switch", { name: "New clicks count" }).click();
  await expectToRead("Paused. New clicks don't count until you resume.");
  await button("End for good").click();
  await expectToRead("Clicks made before still count for 30 days.");
  server.answer("affiliates.endAffiliate", { ...AFFILIATE, state: "ended" });
  await page.getByRole("dialog").getByRole("button", { name: "End for good" }).click();
  await expectToRead("Ended. Orders from earlier clicks still count for 30 days.");
  expect(server.sent("affiliates.endAffiliate")).toEqual([{ id: "a1" }]);
});

testForm({
  name: "an invitation",
  open: async (server) => {
    await openAffiliates(server);
    await button("Invite").click();
  },
  button: "Send invitation",
  operation: "affiliates.inviteAffiliate",
  faults: { Email: "Please enter an email address." },
  typed: { Email: "kim@example.com" },
  sends: { email: "kim@example.com" },
  answer: { email: "kim@example.com" },
  done: "Invitation saved. We'll let them know if they have an account.",
  refusal: { code: "AFFILIATES_TOO_MANY", says: "Your program is full. End one affiliate before you add another." },
});

testForm({
  name: "a message to every affiliate",
  open: async (server) => {
    await openAffiliates(server);
    await button("Write to all").click();
  },
  button: "Send message",
  operation: "affiliates.messageAffiliates",
  faults: { Message: "Write 10 to 2,000 characters." },
  typed: { Message: "New robots on Friday." },
  sends: { body: "New robots on Friday." },
  answer: { people: 3 },
  done: "On its way to 3 affiliates' inboxes.",
  refusal: { code: "AFFILIATES_NOBODY", says: "You have no active affiliates to write to yet." },
});

test("everybody of the program is saved as a file; without anybody there is nothing to save or to write to", async ({ server }) => {
  await openAffiliates(server);
  await expectToRead("418KTR");
  server.answer("affiliates.affiliatesFile", { name: "affiliates-2026-11-19.csv", csv: "a", isCut: false });
  await button("CSV").click();
  await expect.poll(() => server.sent("affiliates.affiliatesFile").length).toBe(1);
});

test("nobody to write to: both buttons wait", async ({ server }) => {
  await openAffiliates(server, { isEmpty: true });
  await expect.element(button("Write to all")).toBeDisabled();
  await expect.element(button("CSV")).toBeDisabled();
});
