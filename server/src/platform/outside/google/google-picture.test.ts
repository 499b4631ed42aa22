import { expect, test } from "vitest";
import { fetchPicture, inOurSize, isGooglePicture } from "./google-picture.ts";

test.each([
  ["https://lh3.googleusercontent.com/a/abc=s96-c", true],
  ["http://lh3.googleusercontent.com/a/abc", false],
  ["https://lh3.googleusercontent.com:8443/a", false],
  ["https://me@lh3.googleusercontent.com/a", false],
  ["https://lh3.googleusercontent.com.evil.example/a", false],
  ["https://evil-lh3.googleusercontent.com/a", false],
  ["https://127.0.0.1/a", false],
  ["https://169.254.169.254/latest", false],
  ["file:///etc/passwd", false],
  ["not an address", false],
])("only Google's own pictures are asked for: %s", (url, isTheirs) => {
  expect(isGooglePicture(url)).toBe(isTheirs);
});

test("a picture is asked for in the size we show", () => {
  expect(inOurSize("https://lh3.googleusercontent.com/a/abc=s96-c", 512)).toBe("https://lh3.googleusercontent.com/a/abc=s512-c");
  expect(inOurSize("https://lh3.googleusercontent.com/a/abc", 512)).toBe("https://lh3.googleusercontent.com/a/abc");
});

const answering = (body: BodyInit | null, init: ResponseInit = {}) => {
  const asked: Parameters<Parameters<typeof fetchPicture>[1]>[1][] = [];
  const fetch = async (_url: string, options: (typeof asked)[number]) => {
    asked.push(options);
    return new Response(body, { headers: { "content-type": "image/png" }, ...init });
  };
  return { asked, fetch };
};

test("a picture comes as it is; redirects are refused and time is bounded", async () => {
  const { asked, fetch } = answering(Buffer.from("picture"));
  expect(String(await fetchPicture("https://x", fetch))).toBe("picture");
  expect(asked).toMatchObject([{ method: "GET", redirect: "error", signal: expect.any(AbortSignal) }]);
});

test.each([
  ["what is not there", answering(null, { status: 404 })],
  ["what is not a picture", answering("<html>", { headers: { "content-type": "text/html" } })],
  ["what says it is too large", answering("x", { headers: { "content-type": "image/png", "content-length": "99999999" } })],
  ["what is too large without saying so", answering(new Uint8Array(2 * 1024 * 1024 + 1))],
])("%s is no picture", async (_what, { fetch }) => {
  expect(await fetchPicture("https://x", fetch)).toBeNull();
});
