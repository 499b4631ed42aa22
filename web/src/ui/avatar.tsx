import { useState } from "react";
import { classNames } from "./class-names.ts";

/** Six hues of the theme; the same name always gets the same one. */
const HUES = ["bg-avatar-1", "bg-avatar-2", "bg-avatar-3", "bg-avatar-4", "bg-avatar-5", "bg-avatar-6"] as const;

function hueOf(name: string): string {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return HUES[sum % HUES.length] ?? HUES[0];
}

/** First letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? [...word][0] : ""));
  return letters.join("").toUpperCase() || "?";
}

interface Props {
  name: string;
  src?: string | null;
  /** People are round, shops are square: you can tell them apart without reading. */
  of?: "person" | "shop";
  size?: number;
}

/**
 * Spec 2 §9: without a picture, or when it does not load, it is drawn from the name, at 32 unless told. The letters are drawn
 * by the style sheet: they are a picture, and a button around them keeps its own name.
 */
export function Avatar({ name, src, of = "person", size = 32 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const shape = of === "person" ? "rounded-full" : "rounded-xs";
  const box = { width: size, height: size };
  if (src && src !== broken) {
    return <img src={src} alt="" style={box} className={classNames("shrink-0 object-cover", shape)} onError={() => setBroken(src)} />;
  }
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      style={{ ...box, fontSize: size * 0.4 }}
      className={classNames(
        "inline-grid shrink-0 place-items-center font-semibold before:content-[attr(data-initials)] text-on-avatar select-none",
        shape,
        hueOf(name),
      )}
    />
  );
}
