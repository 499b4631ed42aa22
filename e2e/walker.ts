import { allScreens } from "@blenda/domain/screens";
import type { Page } from "@playwright/test";
import { titleOf } from "./known-screens.ts";

/** One step, as it went. */
export interface Step {
  from: string;
  /** Where the link stood and what it said. */
  by: string;
  to: string;
  /** What was wrong with where it led; `null`: nothing. */
  fault: string | null;
}

/** What the page needs to know to take a step by itself: one question to the browser instead of twenty. */
interface Choice {
  /** Between 0 and 1, drawn from the seed. */
  rolls: number[];
  /** What the tab says at an address; `$` stands for any part of it. What such a page turned out to hold names it itself. */
  titles: { parts: string[]; title: string | null }[];
  longestMs: number;
}

const titles = allScreens.flatMap((screen) =>
  [screen.path, ...(screen.also ?? [])].map((path) => ({
    parts: path.split("/").filter(Boolean),
    title: path.includes("$") ? null : titleOf(screen),
  })),
);

/** Pseudo-random numbers (mulberry32): the same seed walks the same way wherever the same links are offered. */
export function rollsOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LONGEST_MS = 20_000;

export async function walkStep(page: Page, roll: () => number): Promise<Step> {
  const from = new URL(page.url()).pathname;
  const rolls = [roll(), roll(), roll()];
  return page.evaluate(step, { rolls, titles, longestMs: LONGEST_MS }).catch((error: Error): Step => {
    // A page that was loaded anew forgets the question.
    return { from, by: "a link", to: page.url(), fault: `the app was left: ${error.message.split("\n")[0]}` };
  });
}

/** Runs inside the page. */
async function step({ rolls: [where = 0, which = 0, how = 0], titles, longestMs }: Choice): Promise<Step> {
  const memory = window as unknown as { followed?: Record<string, number>; read?: Record<string, string> };
  memory.followed ??= {};
  memory.read ??= {};
  const { followed, read } = memory;

  const until = async (isSo: () => boolean, ms = longestMs): Promise<boolean> => {
    for (const end = performance.now() + ms; performance.now() < end; ) {
      if (isSo()) return true;
      await new Promise((resume) => setTimeout(resume, 5));
    }
    return isSo();
  };
  // Posts and cards have some of their own.
  const [NAVBAR, FOOTER] = ["header:not(main *)", "footer:not(main *)"];
  const own = (link: HTMLAnchorElement) => link.origin === location.origin && !link.target && !link.getAttribute("href")?.startsWith("#");
  const linksIn = (place: string) => [...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href]`)].filter(own);
  const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true });

  /** Every second time what was followed least, so that nothing is left out; else whatever the seed says. */
  function choose<Each extends HTMLElement>(all: Each[]): Each | undefined {
    const countOf = (each: Each) => followed[nameOf(each)] ?? 0;
    const fewest = Math.min(...all.map(countOf));
    const from = how < 0.5 ? all.filter((each) => countOf(each) === fewest) : all;
    return from[Math.floor(which * from.length)];
  }
  const nameOf = (each: HTMLElement) => `${each.textContent?.trim() || each.getAttribute("aria-label")} ${each.getAttribute("href") ?? ""}`;

  async function inMenu(button: HTMLElement): Promise<HTMLElement[]> {
    if (button.ariaExpanded !== "true") button.click();
    const items = () => [...document.querySelectorAll<HTMLElement>('header [role="menu"] [role="menuitem"]')];
    await until(() => items().length > 0, 2_000);
    return items().filter((item) => item instanceof HTMLAnchorElement || item.textContent?.includes("Admin Dashboard"));
  }

  async function inFooter(): Promise<HTMLElement[]> {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await until(() => linksIn(FOOTER).length > 0, 2_000);
    return linksIn(FOOTER);
  }

  /** A section that is closed is opened first, as people have to. */
  function inSidebar(): HTMLElement[] {
    return linksIn("#sidebar").concat(linksIn('nav[aria-label="Community"]'));
  }

  async function offered(): Promise<{ place: string; links: HTMLElement[] }> {
    const menus = [...document.querySelectorAll<HTMLElement>(`${NAVBAR} button[aria-haspopup="menu"]`)].filter(isShown);
    const places = [
      { place: "navbar", links: async () => linksIn(NAVBAR).filter(isShown) },
      ...menus.map((menu) => ({ place: menu.ariaLabel ?? "Explore", links: () => inMenu(menu) })),
      ...(inSidebar().length > 0 ? [0, 1].map(() => ({ place: "sidebar", links: async () => inSidebar() })) : []),
      ...(document.querySelector("#sidebar") ? [] : [{ place: "footer", links: inFooter }]),
    ];
    const { place, links } = places[Math.floor(where * places.length)] as (typeof places)[number];
    const found = await links();
    return found.length > 0 ? { place, links: found } : { place: "navbar", links: linksIn(NAVBAR).filter(isShown) };
  }

  const from = location.pathname + location.search;
  const { place, links } = await offered();
  const link = choose(links);
  if (!link) return { from, by: "nothing", to: from, fault: "nothing leads on from here" };
  const section = link.closest("ul[hidden]");
  if (section) document.querySelector<HTMLElement>(`[aria-controls="${section.id}"]`)?.click();
  const name = nameOf(link);
  followed[name] = (followed[name] ?? 0) + 1;
  const to = link instanceof HTMLAnchorElement ? link.pathname : "/admin";
  // Results have another heading than the page that leads to them; on the same path nothing says which of the two is there yet.
  const isOfPath = location.pathname !== to && !(link instanceof HTMLAnchorElement && link.search);
  const taken = { from, by: `${place}: ${name}`, to };
  link.click();

  const parts = to.split("/").filter(Boolean);
  const known = titles.find(
    (one) => one.parts.length === parts.length && one.parts.every((part, at) => part.startsWith("$") || part === parts[at]),
  );
  if (!known) return { ...taken, fault: "no screen has this address" };
  // What such a page holds names it; until it is there, the tab says what it said before.
  const fixed = new Set([...titles.map(({ title }) => title), "Page not found · Blenda"]);
  // A page that waits for its frame is there, but hidden; a preview has a heading of its own.
  const headings = () =>
    [...document.querySelectorAll("main h1:not([inert] *)")].filter(isShown).map((each) => each.textContent?.trim() ?? "");
  const failure = () => document.querySelector('[role="alert"] h1')?.textContent ?? null;
  const faults = (): string | null => {
    const [said = "", ...more] = headings();
    if (failure() !== null) return `instead of the page: ${failure()}`;
    if (location.pathname !== to) return `the address is ${location.pathname}`;
    if (known.title ? document.title !== known.title : fixed.has(document.title)) return `the tab says '${document.title}'`;
    if (said === "" || more.length > 0) return "there is not one main heading";
    if (said === "Page not found") return "Page not found";
    if (isOfPath && read[to] !== undefined && read[to] !== said) return `the heading says '${said}', not '${read[to]}' as before`;
    if (document.querySelector("main .breathe")) return "something never arrived";
    return null;
  };
  await until(() => failure() !== null || faults() === null);
  const fault = faults();
  if (isOfPath && fault === null) read[to] = headings()[0] ?? "";
  return { ...taken, fault };
}
