import type { ReviewRequest } from "@blenda/domain/ratings/model";
import { STAR_WORDS } from "@blenda/domain/ratings/texts";
import { allScreens } from "@blenda/domain/screens";
import { useRouter } from "@tanstack/react-router";
import { withStoppedClock } from "../../testing/clock.ts";
import { REQUEST, REVIEW } from "../../testing/rating.ts";
import { ANA, expect, type FakeServer, openPart, page, test, type, userEvent } from "../../testing/screen.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { isOpenPlace } from "../data/quiet.ts";
import { ReviewRequests } from "./review-requests.tsx";

const ANOTHER: ReviewRequest = { ...REQUEST, id: "r2", itemId: "amphora", title: "Meander amphora" };

const modal = () => document.querySelector("dialog[open]");
const button = (name: string) => page.getByRole("button", { name, exact: true });

function prepare(server: FakeServer, ...requests: ReviewRequest[]): void {
  server.answer("ratings.requests", requests);
  server.answer("ratings.markShown", { isShown: true });
}

type Pass = (ms: number) => Promise<void>;

/** While the clock stands, answers come in by small steps of it. */
async function arrive(pass: Pass): Promise<void> {
  for (let step = 0; step < 6; step += 1) await pass(10);
}

async function openStopped(pass: Pass, part = <ReviewRequests />): Promise<void> {
  await openPart(part, ANA);
  await arrive(pass);
}

const press = (name: string) =>
  [...document.querySelectorAll("button")].find((each) => (each.textContent || each.ariaLabel) === name)?.click();

/** The question itself; nobody waits the two seconds until it is there. */
async function openModal(server: FakeServer, ...requests: ReviewRequest[]): Promise<void> {
  prepare(server, ...requests);
  await withStoppedClock(async (pass) => {
    await openStopped(pass);
    await pass(2_400);
  });
  await expect.poll(modal).not.toBeNull();
}

test("the modal appears 2 seconds after a current request exists, and not before", async ({ server }) => {
  prepare(server, REQUEST);
  await withStoppedClock(async (pass) => {
    await openStopped(pass);
    await pass(1_800);
    expect(modal()).toBeNull();
    await pass(400);
    expect(modal()?.textContent).toContain("Rate Your Purchase");
  });
  await expect.poll(() => server.sent("ratings.markShown")).toEqual([{ requestId: "r1" }]);
});

test("it shows the cover, the title and who made it, and every word of the specification", async ({ server }) => {
  await openModal(server, REQUEST);
  await expect.element(page.getByRole("heading", { name: "Rate Your Purchase" })).toBeVisible();
  await expect.element(page.getByText("1962 rangefinder camera")).toBeVisible();
  await expect.element(page.getByText("by Copperleaf")).toBeVisible();
  await expect.element(page.getByLabelText("Share your thoughts (optional)")).toBeVisible();
  await expect.element(page.getByText("0/500 characters")).toBeVisible();
  for (const name of ["Submit Review", "Remind Later", "Don't Show Again"]) await expect.element(button(name)).toBeVisible();
  await expect.element(page.getByText("Your review helps other users make informed decisions")).toBeVisible();
});

test("stars 1 to 5 are called Poor, Fair, Good, Very Good and Excellent, by arrows and by digits", async ({ server }) => {
  await openModal(server, REQUEST);
  for (const [at, word] of STAR_WORDS.entries()) {
    await userEvent.keyboard(String(at + 1));
    await expect.element(page.getByRole("radio", { name: word, exact: true })).toBeChecked();
    await expect.element(page.getByText(`(${at + 1}/5)`)).toBeVisible();
  }
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(page.getByRole("radio", { name: "Very Good" })).toBeChecked();
  await expect.element(page.getByRole("radio", { name: "Very Good" })).toHaveFocus();
});

test("a rating must be chosen: 'Please select a rating' stands beside the stars", async ({ server }) => {
  await openModal(server, REQUEST);
  await button("Submit Review").click();
  await expect.element(page.getByText("Please select a rating")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Poor" })).toHaveFocus();
  expect(server.sent("ratings.submitReview")).toEqual([]);
});

test("the comment is trimmed, counted and capped at 500 characters", async ({ server }) => {
  server.answer("ratings.submitReview", REVIEW);
  await openModal(server, REQUEST);
  await userEvent.keyboard("4");
  const comment = page.getByLabelText("Share your thoughts (optional)");
  type(comment.element(), `${"x".repeat(501)} `);
  await expect.element(page.getByText("501/500 characters")).toBeVisible();
  await button("Submit Review").click();
  await expect.element(page.getByText("Please use at most 500 characters.")).toBeVisible();
  type(comment.element(), "  Lovely leather. ");
  await button("Submit Review").click();
  await expect.element(page.getByText("Thank you for your review!")).toBeVisible();
  expect(server.sent("ratings.submitReview")).toEqual([{ itemType: "product", itemId: "camera", rating: 4, comment: "Lovely leather." }]);
  expect(modal()).toBeNull();
});

test("after completion the next request appears 1 second later", async ({ server }) => {
  prepare(server, REQUEST, ANOTHER);
  server.answer("ratings.submitReview", REVIEW);
  await withStoppedClock(async (pass) => {
    await openStopped(pass);
    await pass(2_400);
    document.querySelector<HTMLInputElement>("input[value='5']")?.click();
    press("Submit Review");
    await arrive(pass);
    expect(modal()).toBeNull();
    await pass(800);
    expect(modal()).toBeNull();
    await pass(400);
    expect(modal()?.textContent).toContain("Meander amphora");
  });
});

test("'Remind Later' says when, and nothing else is asked meanwhile", async ({ server }) => {
  server.answer("ratings.remindLater", { ...REQUEST, status: "remind_later", remindCount: 1 });
  prepare(server, REQUEST, ANOTHER);
  await withStoppedClock(async (pass) => {
    await openStopped(pass);
    await pass(2_400);
    press("Remind Later");
    await arrive(pass);
    expect(document.body.textContent).toContain("We'll remind you in 24 hours");
    expect(modal()).toBeNull();
    await pass(60_000);
    expect(modal()).toBeNull();
  });
});

test("'Don't Show Again' can be undone", async ({ server }) => {
  server.answer("ratings.dismiss", { ...REQUEST, status: "dismissed" });
  await openModal(server, REQUEST);
  await button("Don't Show Again").click();
  await expect.poll(() => document.body.innerText).toContain("Got it! We won't ask again for this product");
  await button("Undo").click();
  await expect
    .poll(() => server.sent("ratings.dismiss"))
    .toEqual([
      { requestId: "r1", isDismissed: true },
      { requestId: "r1", isDismissed: false },
    ]);
});

for (const [name, close] of [
  ["the close button", () => press("Close")],
  ["the backdrop", () => document.querySelector("dialog")?.click()],
] as const)
  test(`${name} closes it, and nothing else is asked meanwhile`, async ({ server }) => {
    prepare(server, REQUEST, ANOTHER);
    await withStoppedClock(async (pass) => {
      await openStopped(pass);
      await pass(2_400);
      expect(modal()).not.toBeNull();
      close();
      await arrive(pass);
      expect(modal()).toBeNull();
      await pass(60_000);
      expect(modal()).toBeNull();
    });
    expect(server.sent("ratings.dismiss")).toEqual([]);
  });

test("when it fails, the sentence stands in the question and what was written stays", async ({ server }) => {
  server.refuse("ratings.submitReview", "RATING_REFUNDED");
  await openModal(server, REQUEST);
  await userEvent.keyboard("2");
  type(page.getByLabelText("Share your thoughts (optional)").element(), "Too dark.");
  await button("Submit Review").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("You were refunded for this, so it can't be reviewed");
  await expect.element(page.getByLabelText("Share your thoughts (optional)")).toHaveValue("Too dark.");
  await expect.element(page.getByRole("radio", { name: "Fair" })).toBeChecked();
});

test("from the third reminder on it says how often it comes back", async ({ server }) => {
  await openModal(server, { ...REQUEST, status: "remind_later", remindCount: 4, remindersLeft: 1 });
  await expect.element(page.getByText("We'll only remind you once more.")).toBeVisible();
});

test("after five reminders it says that it is the last time, and cannot be put off", async ({ server }) => {
  await openModal(server, { ...REQUEST, id: "r9", status: "remind_later", remindCount: 5, remindersLeft: 0 });
  await expect.element(page.getByText("This is the last time we'll ask.")).toBeVisible();
  await expect.element(button("Remind Later")).not.toBeInTheDocument();
});

/** Without a film to play. */
function play(isPlaying: boolean): void {
  const film = document.querySelector("video");
  if (film) Object.defineProperty(film, "paused", { value: !isPlaying, configurable: true });
}

test("it waits for an open dialog, and then two seconds more", async ({ server }) => {
  prepare(server, REQUEST);
  await withStoppedClock(async (pass) => {
    await openStopped(
      pass,
      <>
        <ReviewRequests />
        <Dialog isOpen title="Something else" onClose={() => {}}>
          Words
        </Dialog>
      </>,
    );
    await pass(30_000);
    expect(document.body.textContent).not.toContain("Rate Your Purchase");
    document.querySelector("dialog")?.close();
    await pass(1_800);
    expect(document.body.textContent).not.toContain("Rate Your Purchase");
    await pass(600);
    expect(document.body.textContent).toContain("Rate Your Purchase");
  });
});

let goTo = async (_address: string): Promise<void> => {};
/** Hands the test the router that the part is shown in. */
function Road() {
  const router = useRouter();
  goTo = async (address) => {
    router.history.push(address);
    await router.load();
  };
  return null;
}

const WORK = [
  ["typed", <textarea key="t" aria-label="Message" />, () => (document.activeElement as HTMLElement).blur()],
  [
    "played",
    <video key="f" aria-label="Film">
      <track kind="captions" />
    </video>,
    () => play(false),
  ],
  [
    "uploaded or generated",
    <p key="p">
      <progress aria-label="Shaping" value={40} max={100} />
    </p>,
    () => document.querySelector("progress")?.remove(),
  ],
] as const;

for (const [what, part, end] of WORK)
  test(`where something is ${what} it does not come, also after that: it waits for the next quiet screen`, async ({ server }) => {
    prepare(server, REQUEST);
    await withStoppedClock(async (pass) => {
      await openStopped(
        pass,
        <>
          <ReviewRequests />
          <Road />
          {part}
        </>,
      );
      play(true);
      document.querySelector("textarea")?.focus();
      await pass(5_000);
      end();
      await pass(60_000);
      expect(document.body.textContent).not.toContain("Rate Your Purchase");
    });
    await goTo("/help");
    await expect.poll(modal).not.toBeNull();
  });

test("it never comes where somebody logs in, pays, learns, makes something, writes or works for us", () => {
  const places = allScreens.filter(isOpenPlace).map(({ path }) => path);
  for (const path of ["/login", "/signup", "/checkout", "/test-bank", "/learning/$id", "/reset-password", "/blendagen", "/inbox"])
    expect(places, path).not.toContain(path);
  expect(places.filter((path) => /^\/(admin|content-editor|dashboard)/.test(path))).toEqual([]);
  for (const path of ["/", "/marketplace", "/product/$productId", "/order/$orderId"]) expect(places, path).toContain(path);
});
