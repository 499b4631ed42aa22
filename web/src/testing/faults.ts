import axe from "axe-core";

/** The same as the journeys ask (e2e/faults.ts), in the theme the test wears; they put on both, on fewer states. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Asked of whole pages, with all that stands around a screen: the journeys do. */
const OF_PAGES = { region: { enabled: false } };
/** What is read to those who do not see, and what they reach. */
const IS_TOLD = /^(?:aria-|alt$|for$|href$|disabled$|tabindex$|title$|type$)/;

/** What is being written is its writer's; what is about to be replaced is dimmed on purpose. */
const LEFT_OUT = { written: "[contenteditable=true]", replaced: "[aria-busy=true]" };

/** What tests before this one have shown, and nothing was wrong with. */
const sound = new Set<string>();

/** Accessibility check with axe of all that no test before had in its page. Looking at all of it again would double the time. */
export async function faultsHere(): Promise<string[]> {
  const news = newHere();
  if (news.size === 0) return [];
  const { violations } = await axe.run(
    { include: [...new Set(news.values())], exclude: [`${LEFT_OUT.written} *`, LEFT_OUT.replaced] },
    // What is sound need not be described, and nothing is asked of the fake server.
    { runOnly: RULES, rules: OF_PAGES, resultTypes: ["violations"], preload: false, selectors: false },
  );
  if (violations.length === 0) for (const kind of news.keys()) sound.add(kind);
  return violations.map(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map(({ html }) => html.slice(0, 200))].join("\n"));
}

/** Every kind of element that is new, and in what it stands: a list may be wrong because of one new line. */
function newHere(): Map<string, Element> {
  const news = new Map<string, Element>();
  for (const element of document.body.querySelectorAll(":not(svg *)")) {
    const around = element.parentElement;
    // Named as a place to look at, it would be looked at inside what is left out, too.
    if (around === null || around.closest(`${LEFT_OUT.written}, ${LEFT_OUT.replaced}`)) continue;
    const kind = `${kindOf(around)} > ${kindOf(element)}`;
    if (!sound.has(kind) && !news.has(kind)) news.set(kind, around);
  }
  return news;
}

/** All that a rule can object to but the words: what it is, how it looks, what is told of it, and whether it says anything. */
function kindOf(element: Element): string {
  const told = [...element.attributes]
    .filter(({ name }) => IS_TOLD.test(name))
    .map(({ name, value }) => (value === "" ? `no ${name}` : name));
  const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  return [element.tagName, element.getAttribute("class"), element.getAttribute("role"), ...told, hasWords].join(" ");
}
