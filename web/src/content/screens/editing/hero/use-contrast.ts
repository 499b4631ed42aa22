import type { HeroPage } from "@blenda/domain/content/constants";
import type { Hero } from "@blenda/domain/content/model";
import { useEffect, useState } from "react";
import { useSettled } from "../../../../lib/clock/use-settled.ts";
import { heroTheme, pictureStyle } from "../../../parts/hero-look.ts";
import { contrastOn, pictureBox } from "./contrast.ts";

export interface BannerContrast {
  /** The worse of both themes, each. */
  title: number;
  text: number;
  needed: number;
}

/** The banner on a large screen, ten times smaller. */
const BANNERS = {
  home: { width: 144, height: 52 },
  marketplace: { width: 144, height: 15 },
  learning: { width: 144, height: 15 },
} as const;
const SHRUNK = 10;
/** What the words cover of its width. */
const WORDS_SHARE = 0.42;
/** AA for the smaller words. */
const NEEDED = 4.5;

/** How well the words of a banner can be read on its picture, filters and overlay counted; `null` until it is known. */
export function useContrast(hero: Hero, page: HeroPage): BannerContrast | null {
  const [contrast, setContrast] = useState<BannerContrast | null>(null);
  const settled = useSettled(JSON.stringify(hero));
  useEffect(() => {
    const look = JSON.parse(settled) as Hero;
    let isOver = false;
    void pictureOf(look.backgroundImage).then((picture) => {
      if (isOver) return;
      const fixed = heroTheme(look);
      const both = (fixed ? [fixed] : (["dark", "light"] as const)).map((theme) => measured(look, page, picture, theme));
      setContrast({
        title: Math.min(...both.map(({ title }) => title)),
        text: Math.min(...both.map(({ text }) => text)),
        needed: NEEDED,
      });
    });
    return () => {
      isOver = true;
    };
  }, [settled, page]);
  return contrast;
}

function pictureOf(url: string): Promise<HTMLImageElement | null> {
  if (!url) return Promise.resolve(null);
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => resolve(null);
    picture.src = url;
  });
}

function measured(hero: Hero, page: HeroPage, picture: HTMLImageElement | null, theme: "dark" | "light") {
  const banner = BANNERS[page];
  const canvas = document.createElement("canvas");
  Object.assign(canvas, banner);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return { title: 21, text: 21 };
  const colours = coloursOf(theme);
  context.fillStyle = colours.stage;
  context.fillRect(0, 0, banner.width, banner.height);
  if (picture) {
    const shrunk = { width: picture.naturalWidth / SHRUNK, height: picture.naturalHeight / SHRUNK };
    const { x, y, width, height } = pictureBox(shrunk, banner, hero.imageScale, hero.imagePosition);
    context.filter = pictureStyle({ ...hero, blur: hero.blur / SHRUNK }).filter;
    context.drawImage(picture, x, y, width, height);
    context.filter = "none";
    context.globalAlpha = hero.overlayOpacity / 100;
    context.fillStyle = hero.overlayColor;
    context.fillRect(0, 0, banner.width, banner.height);
    context.globalAlpha = 1;
  }
  const { data } = context.getImageData(0, 0, Math.round(banner.width * WORDS_SHARE), banner.height);
  return { title: contrastOn(data, drawnColour(colours.text)), text: contrastOn(data, drawnColour(colours.muted)) };
}

/** The colours of a theme, as its style sheet has them at this moment. */
function coloursOf(theme: "dark" | "light") {
  const probe = document.createElement("div");
  probe.dataset.theme = theme;
  probe.className = "bg-stage text-text absolute invisible";
  const muted = document.createElement("span");
  muted.className = "text-muted";
  probe.append(muted);
  document.body.append(probe);
  const { backgroundColor: stage, color: text } = getComputedStyle(probe);
  const { color } = getComputedStyle(muted);
  probe.remove();
  return { stage, text, muted: color };
}

/** Whatever way a style sheet writes a colour, drawn it is three numbers. */
function drawnColour(colour: string): [number, number, number] {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 1, height: 1 });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return [0, 0, 0];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
