import { isStorableText } from "../shared/text.ts";
import { TEACHING } from "./constants.ts";

export type CaptionsProblem = "header" | "time" | "order" | "empty" | "many" | "text";

interface Fault {
  /** From one, as editors count. */
  line: number;
  problem: CaptionsProblem;
}

const TIME = /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const ARROW = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/;

function secondsOf(time: string): number | null {
  const match = TIME.exec(time);
  if (!match) return null;
  const [, hours = "0", minutes = "0", seconds = "0", thousandths = "0"] = match;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1_000;
}

/** Style blocks can fetch from elsewhere, and regions move what people read: neither is part of captions here. */
const REFUSED_BLOCK = /^(STYLE|REGION)\b/;

/**
 * What is wrong with WebVTT, or `null`. Browsers skip what they don't understand without a word, so a broken cue would just be
 * missing: here its line is named. Cues come in the order they are shown.
 */
export function captionsFault(text: string): Fault | null {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) return { line: 1, problem: "header" };
  const unreadable = lines.findIndex((line) => line.includes("\uFFFD") || !isStorableText(line));
  if (unreadable >= 0) return { line: unreadable + 1, problem: "text" };
  let [cues, last] = [0, 0];
  let isBlock = true;
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      isBlock = false;
      continue;
    }
    // What is left of a block that has begun: the header's, a note's, or the words of a cue.
    if (isBlock) continue;
    isBlock = true;
    if (/^NOTE(?:[ \t]|$)/.test(line)) continue;
    if (REFUSED_BLOCK.test(line)) return { line: at + 1, problem: "time" };
    const timing = line.includes("-->") ? at : at + 1;
    const fault = cueFault(lines[timing] ?? "", timing + 1, last);
    if (typeof fault !== "number") return fault;
    last = fault;
    cues += 1;
    if (cues > TEACHING.CAPTIONS_CUES) return { line: timing + 1, problem: "many" };
    at = timing;
  }
  return cues === 0 ? { line: 1, problem: "empty" } : null;
}

/** When the cue begins, or what is wrong with its line. */
function cueFault(timing: string, line: number, last: number): number | Fault {
  const [, from = "", to = ""] = ARROW.exec(timing) ?? [];
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (start === null || end === null) return { line, problem: "time" };
  return end <= start || start < last ? { line, problem: "order" } : start;
}

/** As browsers name languages: "en", "pt-BR", "zh-Hans". */
export const isLanguage = (tag: string): boolean => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(tag);
