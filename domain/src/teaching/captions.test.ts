import { expect, test } from "vitest";
import { captionsFault, isLanguage } from "./captions.ts";

const CUES = "00:00.000 --> 00:02.000\nHello\n\n00:02.500 --> 00:04.000\nagain\n";

test.each([
  ["plain cues", `WEBVTT\n\n${CUES}`],
  ["a byte order mark, a title and Windows lines", `\uFEFFWEBVTT - English\r\n\r\n${CUES.replaceAll("\n", "\r\n")}`],
  [
    "names of cues, notes and settings",
    `WEBVTT\nKind: captions\n\nNOTE by hand\nof two lines\n\n1\n00:00:01.000 --> 00:00:02.000 align:start\nHi\n`,
  ],
  ["two voices at once", "WEBVTT\n\n00:01.000 --> 00:05.000\n<v Ada>One\n\n00:01.000 --> 00:03.000\nTwo\n"],
  ["hours", "WEBVTT\n\n01:00:00.000 --> 01:00:01.000\nLate\n"],
])("%s are taken", (_, text) => {
  expect(captionsFault(text)).toBeNull();
});

test.each([
  ["SubRip", "1\n00:00:01,000 --> 00:00:02,000\nHi\n", 1, "header"],
  ["nothing", "", 1, "header"],
  ["a header alone", "WEBVTT\n\nNOTE nothing\n", 1, "empty"],
  ["a time with a comma", "WEBVTT\n\n00:01,000 --> 00:02.000\nHi\n", 3, "time"],
  ["words where a time belongs", `WEBVTT\n\n${CUES}\nHello\nthere\n`, 10, "time"],
  ["an end before its beginning", "WEBVTT\n\n00:03.000 --> 00:02.000\nHi\n", 3, "order"],
  ["cues that go back", "WEBVTT\n\n00:03.000 --> 00:04.000\nHi\n\n00:01.000 --> 00:02.000\nHo\n", 6, "order"],
  ["a style sheet", "WEBVTT\n\nSTYLE\n::cue { background: url(https://elsewhere.example) }\n", 3, "time"],
  ["another encoding", "WEBVTT\n\n00:01.000 --> 00:02.000\nGr\uFFFD\uFFFDe\n", 4, "text"],
])("%s is refused, and its line is named", (_, text, line, problem) => {
  expect(captionsFault(text)).toEqual({ line, problem });
});

test.each([
  ["en", true],
  ["pt-BR", true],
  ["zh-Hans", true],
  ["es-419", true],
  ["English", false],
  ["en_US", false],
  ["", false],
  ['en" onload="', false],
])("%s is a language: %s", (tag, is) => {
  expect(isLanguage(tag)).toBe(is);
});
