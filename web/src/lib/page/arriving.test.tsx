import { afterEach, vi } from "vitest";
import { withStoppedClock } from "../../testing/clock.ts";
import { expect, test } from "../../testing/screen.tsx";
import { arrive } from "./arriving.ts";

afterEach(() => vi.unstubAllGlobals());

/** The line: whether the server answers, and whether its script arrives. */
function makeLine() {
  const line = { isUp: true, hasScript: true, asked: 0 };
  vi.stubGlobal("fetch", () => (line.isUp ? Promise.resolve(new Response("{}")) : Promise.reject(new TypeError("Failed to fetch"))));
  const load = () => {
    line.asked += 1;
    return line.isUp && line.hasScript
      ? Promise.resolve("the code")
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  };
  return { line, load };
}

test("code that does not arrive is waited for, and comes a few seconds after the server is back", async () => {
  const { line, load } = makeLine();
  line.isUp = false;
  await withStoppedClock(async (pass) => {
    const code = vi.fn();
    void arrive(load).then(code);
    for (let look = 0; look < 5; look += 1) await pass(3_000);
    expect([code.mock.calls, line.asked]).toEqual([[], 1]);
    line.isUp = true;
    await pass(3_000);
    await pass(0);
    expect(code).toHaveBeenCalledWith("the code");
  });
});

test("it comes at once when the browser says that the line is back", async () => {
  const { line, load } = makeLine();
  line.isUp = false;
  await withStoppedClock(async (pass) => {
    const code = vi.fn();
    void arrive(load).then(code);
    await pass(100);
    line.isUp = true;
    dispatchEvent(new Event("online"));
    await pass(0);
    await pass(0);
    expect(code).toHaveBeenCalledWith("the code");
  });
});

test("a blip is tried again at once and nobody waits", async () => {
  const { load } = makeLine();
  let times = 0;
  await expect(arrive(() => ((times += 1) === 1 ? Promise.reject(new TypeError("reset")) : load()))).resolves.toBe("the code");
});

test("code that is missing though the server answers, and was loaded anew for before, is a fault", async () => {
  const { line, load } = makeLine();
  line.hasScript = false;
  sessionStorage.setItem("blenda.reloadedFor", document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "");
  await expect(arrive(load)).rejects.toThrow("Failed to fetch");
  sessionStorage.removeItem("blenda.reloadedFor");
});
