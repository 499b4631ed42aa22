import type { WorkDraft } from "@blenda/domain/portfolio/model";
import { expect, test } from "vitest";
import { ADA, BOB, ROOT, testApp } from "../testing/app.ts";
import { addMedium } from "./repository.ts";

const app = await testApp();

const draft = (title: string, more: Partial<WorkDraft> = {}): WorkDraft => ({
  title,
  description: "",
  mediaIds: [],
  software: ["Blender"],
  tags: [],
  year: 2026,
  visibility: "public",
  ...more,
});

async function upload(userId: string): Promise<string> {
  const id = crypto.randomUUID();
  const file = {
    id,
    storageKey: id,
    ownerId: userId,
    name: "a.webp",
    type: "image/webp",
    bytes: 1,
    sha256: "0".repeat(64),
    isPublic: true,
  };
  await app.db
    .insertInto("files")
    .values({ ...file, createdAt: app.now() })
    .execute();
  const picture = { kind: "picture", fileId: id, posterFileId: null, width: 8, height: 6, stageHue: null, triangles: null } as const;
  await app.services.transaction((tx) => addMedium(tx, { id, userId, createdAt: app.now(), ...picture }));
  return id;
}

test("everybody has a portfolio; its owner says in place what it shows", async () => {
  const header = {
    bio: "I make small worlds.",
    links: [{ label: "Site", url: "https://example.com/me" }],
    skills: ["Dioramas"],
    software: ["Blender"],
    location: "",
    isAvailable: true,
  };
  expect(await app.as(ADA).portfolio.updateHeader(header)).toMatchObject({ header, isOwn: true });
  expect(await app.as(null).portfolio.portfolio({ userId: ADA.id })).toMatchObject({ header, isOwn: false, works: [], shop: null });
  await expect(app.as(null).portfolio.portfolio({ userId: "nobody" })).rejects.toMatchObject({ code: "PORTFOLIO_NOT_FOUND" });
});

test.each(["javascript:alert(1)", "data:text/html,x", "ftp://example.com", "//example.com"])("a link cannot be %s", async (url) => {
  const header = { bio: "", links: [{ label: "x", url }], skills: [], software: [], location: "", isAvailable: false };
  await expect(app.as(ADA).portfolio.updateHeader(header)).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("public works are listed, unlisted ones open by their link, private ones are not there for others", async () => {
  for (const visibility of ["public", "unlisted", "private"] as const)
    await app.as(ADA).portfolio.addWork(draft(visibility, { visibility }));
  const own = await app.as(ADA).portfolio.portfolio({ userId: ADA.id });
  expect(own.works.map(({ title }) => title)).toEqual(["private", "unlisted", "public"]);
  const ids = new Map(own.works.map(({ title, id }) => [title, id]));
  for (const stranger of [null, BOB, ROOT]) {
    const page = await app.as(stranger).portfolio.portfolio({ userId: ADA.id });
    expect(page.works.map(({ title }) => title)).toEqual(["public"]);
    expect(await app.as(stranger).portfolio.work({ userId: ADA.id, id: ids.get("unlisted") ?? "" })).toMatchObject({ title: "unlisted" });
    await expect(app.as(stranger).portfolio.work({ userId: ADA.id, id: ids.get("private") ?? "" })).rejects.toMatchObject({
      code: "PORTFOLIO_WORK_GONE",
    });
  }
});

test("a work opens on its maker's page only", async () => {
  const { works } = await app.as(ADA).portfolio.addWork(draft("lamp"));
  const id = works[0]?.id ?? "";
  await expect(app.as(null).portfolio.work({ userId: BOB.id, id })).rejects.toMatchObject({ code: "PORTFOLIO_WORK_GONE" });
  expect(await app.as(null).portfolio.work({ userId: ADA.id, id })).toMatchObject({ title: "lamp" });
});

test("a look is counted once a day and person, and never the owner's", async () => {
  const [work] = (await app.as(ADA).portfolio.addWork(draft("Harbour"))).works;
  const id = work?.id ?? "";
  for (const viewer of [BOB, BOB, ADA, null, null]) await app.as(viewer).portfolio.work({ userId: ADA.id, id });
  await app.as(null, "198.51.100.9").portfolio.work({ userId: ADA.id, id });
  expect((await app.as(BOB).portfolio.work({ userId: ADA.id, id })).views).toBe(3);
  app.passMinutes(24 * 60);
  await app.as(BOB).portfolio.work({ userId: ADA.id, id });
  expect((await app.as(ADA).portfolio.work({ userId: ADA.id, id })).views).toBe(4);
});

test("works keep the order their owner gives them; ids of others change nothing", async () => {
  for (const title of ["one", "two", "three"]) await app.as(ADA).portfolio.addWork(draft(title));
  const before = await app.as(ADA).portfolio.portfolio({ userId: ADA.id });
  const ids = before.works.map(({ id }) => id);
  const after = await app.as(ADA).portfolio.orderWorks({ ids: [ids[2] ?? "", "somebody-elses", ids[0] ?? ""] });
  expect(after.works.map(({ title }) => title)).toEqual(["one", "three", "two"]);
});

test("a work shows its owner's uploads only, each in one work", async () => {
  const mine = await upload(ADA.id);
  const theirs = await upload(BOB.id);
  await expect(app.as(ADA).portfolio.addWork(draft("Stolen", { mediaIds: [theirs] }))).rejects.toMatchObject({
    code: "PORTFOLIO_MEDIA_UNKNOWN",
  });
  const page = await app.as(ADA).portfolio.addWork(draft("Own", { mediaIds: [mine] }));
  expect(page.works).toMatchObject([{ title: "Own", media: [{ id: mine, kind: "picture", url: `/files/${mine}` }] }]);
  await expect(app.as(ADA).portfolio.addWork(draft("Twice", { mediaIds: [mine] }))).rejects.toMatchObject({
    code: "PORTFOLIO_MEDIA_UNKNOWN",
  });
  expect((await app.as(ADA).portfolio.portfolio({ userId: ADA.id })).works).toHaveLength(1);
});

test("nobody changes another's works; to them they do not exist", async () => {
  const [work] = (await app.as(ADA).portfolio.addWork(draft("Harbour"))).works;
  const id = work?.id ?? "";
  for (const stranger of [BOB, ROOT]) {
    await expect(app.as(stranger).portfolio.updateWork({ id, ...draft("Mine now") })).rejects.toMatchObject({
      code: "PORTFOLIO_WORK_GONE",
    });
    await expect(app.as(stranger).portfolio.removeWork({ id })).rejects.toMatchObject({ code: "PORTFOLIO_WORK_GONE" });
  }
  await expect(app.as(null).portfolio.addWork(draft("Nobody's"))).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect((await app.as(ADA).portfolio.removeWork({ id })).works).toEqual([]);
});

test("media that no work shows go the next night, with their files", async () => {
  const kept = await upload(ADA.id);
  const unused = await upload(ADA.id);
  await app.as(ADA).portfolio.addWork(draft("Own", { mediaIds: [kept] }));
  app.passMinutes(25 * 60);
  const { portfolioJobs } = await import("./jobs.ts");
  await portfolioJobs[0]?.run(app.services, {});
  const files = await app.db.selectFrom("files").select("id").execute();
  expect(files.map(({ id }) => id)).toEqual([kept]);
  expect(files.map(({ id }) => id)).not.toContain(unused);
});
