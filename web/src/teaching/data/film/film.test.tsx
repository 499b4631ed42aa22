import { makeFilm } from "../../../testing/film.ts";
import { expect, test } from "../../../testing/screen.tsx";
import { convertFilm } from "./convert-film.ts";
import { planFor } from "./film-plan.ts";
import { posterOf } from "./poster.ts";
import { abilities, readFilm } from "./read-film.ts";

async function planOf(file: File) {
  const tracks = await readFilm(file);
  if (!tracks) throw new Error("not a film");
  return planFor(tracks, await abilities(tracks.video));
}

const running = new AbortController().signal;

test("a film our players play is sent as it is", async () => {
  const film = await makeFilm({ codec: "vp9" });
  expect(await readFilm(film)).toMatchObject({
    container: "webm",
    video: { codec: "vp9", width: 1280, height: 720 },
    audio: { codec: "opus" },
  });
  expect(await planOf(film)).toEqual({ kind: "as-it-is" });
});

test("a film our players cannot play is converted with its picture and its sound, and tells how far it is", async () => {
  const film = await makeFilm({ format: "mkv", codec: "vp8", seconds: 2 });
  const plan = await planOf(film);
  if (plan.kind !== "convert") throw new Error(plan.kind);
  const told: number[] = [];
  const made = await convertFilm(film, { plan, onProgress: (share) => told.push(share), signal: running });
  if (!made) throw new Error("nothing was made");
  expect(made.name).toBe(`film.${plan.container}`);
  expect(await planOf(made)).toEqual({ kind: "as-it-is" });
  expect((await readFilm(made))?.seconds).toBeCloseTo(2, 0);
  expect(told.at(-1)).toBeGreaterThan(0.5);
});

test("only the wrapping changes where picture and sound can be copied", async () => {
  const film = await makeFilm({ format: "mkv", codec: "vp9" });
  const plan = await planOf(film);
  expect(plan).toEqual({ kind: "convert", container: "webm", video: "vp9", audio: "opus", isCopied: true });
  if (plan.kind !== "convert") return;
  const made = await convertFilm(film, { plan, onProgress: () => {}, signal: running });
  expect(made && (await planOf(made))).toEqual({ kind: "as-it-is" });
});

test("a conversion that is canceled ends without a film", async () => {
  const film = await makeFilm({ format: "mkv", seconds: 2 });
  const plan = await planOf(film);
  if (plan.kind !== "convert") throw new Error(plan.kind);
  const stop = new AbortController();
  const made = convertFilm(film, { plan, onProgress: () => stop.abort(), signal: stop.signal });
  await expect(made).rejects.toThrow();
});

test("what is no film is not taken for one, nor is a film without its end", async () => {
  expect(await readFilm(new Blob(["not a film at all"]))).toBeNull();
  const film = await makeFilm({ format: "mp4", codec: "vp9", seconds: 4 });
  expect((await readFilm(film))?.isCut).toBe(false);
  const cut = await readFilm(film.slice(0, film.size * 0.6));
  expect(cut === null || cut.isCut).toBe(true);
});

test("the poster is a frame of the film", async () => {
  const poster = await posterOf(await makeFilm(), 0.5);
  if (!poster) throw new Error("no poster");
  const picture = await createImageBitmap(poster);
  expect([picture.width, picture.height]).toEqual([1280, 720]);
  const canvas = new OffscreenCanvas(1280, 720);
  const pen = canvas.getContext("2d");
  pen?.drawImage(picture, 0, 0);
  const [red = 0, , blue = 0] = pen?.getImageData(100, 300, 1, 1).data ?? [];
  expect(red).toBeGreaterThan(180);
  expect(blue).toBeLessThan(80);
});
