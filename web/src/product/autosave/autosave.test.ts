import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Autosave, type SavedFields } from "./autosave.ts";

interface Words {
  title: string;
  text: string;
}

class Elsewhere extends Error {
  readonly saved: SavedFields<Words>;
  constructor(saved: SavedFields<Words>) {
    super("changed in another tab");
    this.saved = saved;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that keeps one form, and a device that keeps what did not arrive. */
function table(kept: unknown = null) {
  let server: SavedFields<Words> = { fields: { title: "Lamp", text: "" }, mark: 1 };
  let device = kept;
  let line: Error | null = null;
  const sent: Partial<Words>[] = [];
  const form = new Autosave<Words>({
    known: server,
    savedAt: 0,
    save: async (changed, mark) => {
      sent.push(changed);
      if (line) throw line;
      if (mark !== server.mark) throw new Elsewhere(server);
      server = { fields: { ...server.fields, ...changed }, mark: mark + 1 };
      return server;
    },
    theirsIn: (error) => (error instanceof Elsewhere ? error.saved : null),
    store: {
      read: () => device,
      write: (typed) => {
        device = typed;
      },
      remove: () => {
        device = null;
      },
    },
  });
  return {
    form,
    sent,
    device: () => device,
    server: () => server.fields,
    cut: (error: Error | null) => {
      line = error;
    },
    another: (changed: Partial<Words>) => {
      server = { fields: { ...server.fields, ...changed }, mark: server.mark + 1 };
      return server;
    },
  };
}

test("what is typed is saved a second after the last key, as one change", async () => {
  const { form, sent, server, device } = table();
  form.set({ title: "Lamp 1" });
  await vi.advanceTimersByTimeAsync(900);
  form.set({ title: "Lamp 12" });
  expect(form.view().state).toBe("waiting");
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ title: "Lamp 12" }]);
  expect([server().title, form.view().state, device()]).toEqual(["Lamp 12", "saved", null]);
});

test("without a line it is kept on this device, tried again by itself and by hand", async () => {
  const { form, sent, server, device, cut } = table();
  cut(new Error("no line"));
  form.set({ text: "brass" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([form.view().state, form.view().error?.message, device()]).toEqual(["failed", "no line", { text: "brass" }]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(2);
  cut(null);
  await form.flush();
  expect([form.view().state, server().text, device()]).toEqual(["saved", "brass", null]);
});

test("a reload goes on with what did not arrive, and sends it", async () => {
  const { form, server } = table({ text: "kept", gone: 1 });
  expect(form.view().fields).toEqual({ title: "Lamp", text: "kept" });
  await vi.advanceTimersByTimeAsync(0);
  expect(server()).toEqual({ title: "Lamp", text: "kept" });
});

test("what is typed while a save is on its way is saved after it", async () => {
  const { form, sent, server } = table();
  form.set({ title: "a" });
  const first = form.flush();
  form.set({ title: "ab" });
  await first;
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent, server().title]).toEqual([[{ title: "a" }, { title: "ab" }], "ab"]);
});

test("two tabs that change different fields do not notice each other", async () => {
  const { form, another, server } = table();
  another({ title: "Theirs" });
  form.set({ text: "mine" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([form.view().state, server()]).toEqual(["saved", { title: "Theirs", text: "mine" }]);
  expect(form.view().fields).toEqual({ title: "Theirs", text: "mine" });
});

test("where both changed the same field nothing is sent until somebody chooses", async () => {
  const { form, another, sent, server, device } = table();
  another({ title: "Theirs" });
  form.set({ title: "Mine" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([form.view().state, form.view().conflict, form.view().fields.title]).toEqual(["conflict", ["title"], "Mine"]);
  expect([sent.length, device()]).toEqual([1, { title: "Mine" }]);
  await form.keepMine();
  expect([form.view().state, server().title]).toEqual(["saved", "Mine"]);
});

test("taking theirs drops only what both changed", async () => {
  const { form, another, server } = table();
  form.set({ title: "Mine", text: "mine too" });
  form.hear(another({ title: "Theirs" }), 5);
  expect(form.view().state).toBe("conflict");
  form.takeTheirs();
  expect(form.view().fields).toEqual({ title: "Theirs", text: "mine too" });
  await vi.advanceTimersByTimeAsync(0);
  expect(server()).toEqual({ title: "Theirs", text: "mine too" });
});

test("news from elsewhere shows at once where nothing was typed", () => {
  const { form, another } = table();
  form.hear(another({ title: "Theirs" }), 5);
  expect(form.view()).toMatchObject({ fields: { title: "Theirs" }, state: "saved", savedAt: 5 });
});
