import { HERO_DEFAULTS } from "@blenda/domain/content/constants";
import type { Hero } from "@blenda/domain/content/model";
import { expect, test } from "vitest";
import { heroTheme, overlayStyle, pictureStyle } from "./hero-look.ts";

const hero: Hero = {
  ...HERO_DEFAULTS,
  title: "",
  subtitle: "",
  primaryButtonText: "",
  secondaryButtonText: "",
  backgroundImage: "/hero/home.webp",
};

test("a picture takes its position, scale and four filters from the content document", () => {
  const set = { ...hero, imagePosition: "right top", imageScale: "120%", brightness: 90, contrast: 110, saturation: 50, blur: 3 };
  expect(pictureStyle(set)).toEqual({
    backgroundImage: 'url("/hero/home.webp")',
    backgroundPosition: "right top",
    backgroundSize: "120%",
    filter: "brightness(90%) contrast(110%) saturate(50%) blur(3px)",
  });
});

test("an address with quotes stays inside its quotes", () => {
  expect(pictureStyle({ ...hero, backgroundImage: '/a.webp"), url("/b.webp' }).backgroundImage).toBe(
    'url("/a.webp%22),%20url(%22/b.webp")',
  );
});

test("an address is encoded once, whether it was written with spaces or with their code", () => {
  for (const backgroundImage of ["/my picture.webp", "/my%20picture.webp"])
    expect(pictureStyle({ ...hero, backgroundImage }).backgroundImage).toBe('url("/my%20picture.webp")');
});

test("the overlay has the document's colour and opacity", () => {
  expect(overlayStyle(hero)).toEqual({ backgroundColor: "#000000", opacity: 0.5 });
});

test.each([
  ["#000000", 50, "dark"],
  ["#ffffff", 80, "light"],
  ["#000000", 39, undefined],
  ["black", 90, undefined],
] as const)("words on an overlay of %s at %i per cent take the theme %s", (overlayColor, overlayOpacity, theme) => {
  expect(heroTheme({ ...hero, overlayColor, overlayOpacity })).toBe(theme);
});
