import { expect, test } from "vitest";
import type { ProfileImage } from "./model.ts";
import { deviceOf, photoOf } from "./rules.ts";

test.each<[ProfileImage | null, string | null, string | null]>([
  ["/files/1", null, "/files/1"],
  [{ url: "/files/2" }, null, "/files/2"],
  [{ isLocalStorage: true, localStorageKey: "photo" }, null, null],
  [{ isLocalStorage: true, localStorageKey: "photo" }, "/files/3", "/files/3"],
  [null, "/files/4", "/files/4"],
  ["", "/files/5", "/files/5"],
  [null, null, null],
])("profileImage may be an object with a url, a locally stored image, or a plain string: %o with %o shows %o", (image, url, shown) => {
  expect(photoOf(image, url)).toBe(shown);
});

test.each([
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
    "Mac",
    "Safari",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
    "Windows computer",
    "Edge",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Linux computer", "Firefox"],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "Android phone",
    "Chrome",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1",
    "iPhone",
    "Chrome",
  ],
  ["", "Unknown device", "Unknown browser"],
])("a browser that says %s is named so that its owner recognises it", (userAgent, device, browser) => {
  expect(deviceOf(userAgent)).toEqual({ device, browser });
});
