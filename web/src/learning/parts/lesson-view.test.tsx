import type { Lesson } from "@blenda/domain/trainings/model";
import { expect, openPart, page, test } from "../../testing/screen.tsx";
import { LessonView } from "./lesson-view.tsx";

const TEXT: Lesson = {
  id: "l1",
  trainingId: "robots",
  title: "Before you start",
  kind: "text",
  durationSeconds: 60,
  isPreview: true,
  body: "Turn off smoothing.",
  bodyRich: [{ type: "p", inline: [{ type: "text", text: "Turn off smoothing.", marks: ["b"] }] }],
  videoUrl: null,
  posterUrl: null,
  captions: [],
  chapters: [],
  resources: [{ id: "r1", name: "edge-flow.pdf", bytes: 400_000, url: "/files/r1" }],
  checkpoint: {
    name: "orbit-7_panels.glb",
    triangles: 9_804,
    previewUrl: null,
    posterUrl: null,
    stageHue: 200,
    bytes: 600_000,
    url: "/files/c1",
  },
};

test("a text lesson is shown as it was formatted, with its files and the model at this point", async () => {
  await openPart(<LessonView lesson={TEXT} poster={undefined} />);
  await expect.element(page.getByText("Turn off smoothing.")).toBeVisible();
  expect(document.querySelector("strong")?.textContent).toBe("Turn off smoothing.");
  await expect.element(page.getByRole("link", { name: /edge-flow.pdf/ })).toHaveAttribute("download", "edge-flow.pdf");
  await page.getByRole("button", { name: "View" }).click();
  await expect.element(page.getByRole("dialog", { name: "orbit-7_panels.glb" })).toBeVisible();
  await expect.poll(() => document.body.innerText).toContain("9,804 triangles");
});

test("a film has its own poster, and a way to every language of its captions", async () => {
  const film: Lesson = {
    ...TEXT,
    kind: "video",
    videoUrl: "data:video/mp4;base64,",
    posterUrl: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
    captions: [
      { language: "en", label: "English", url: "data:text/vtt,WEBVTT" },
      { language: "de", label: "Deutsch", url: "data:text/vtt,WEBVTT" },
    ],
  };
  await openPart(<LessonView lesson={film} poster="/cover.webp" isAskedFor={false} />);
  await expect.poll(() => document.querySelector("video")?.poster).toContain("data:image/gif");
  expect([...document.querySelectorAll("track")].map(({ srclang }) => srclang)).toEqual(["en", "de"]);
  await page.getByLabelText("Captions", { exact: true }).selectOptions("Deutsch");
  const modes = () => [...(document.querySelector("video")?.textTracks ?? [])].map(({ mode }) => mode);
  await expect.poll(modes).toEqual(["hidden", "showing"]);
  await page.getByLabelText("Captions", { exact: true }).selectOptions("Captions off");
  await expect.poll(modes).toEqual(["hidden", "hidden"]);
});
