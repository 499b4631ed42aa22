import { fileUrl } from "@blenda/domain/shared/file-url";
import { safeHref } from "@blenda/domain/shared/rich-text/href";
import type { RichMode } from "@blenda/domain/shared/rich-text/modes";
import type { RichBlock, RichCell, RichInline, RichMark, RichRun, RichText as Tree } from "@blenda/domain/shared/rich-text/tree";
import { createContext, createElement, Fragment, type ReactNode, use } from "react";
import "./rich-text.css";

const MARKS: Record<RichMark, string> = { b: "strong", i: "em", u: "u", code: "code" };

/** Texts stand below a page's title and the heading of their section. */
const HEADINGS_ABOVE = 2;
const LOWEST_HEADING = 6;

/** How the words of a run are shown. */
type ShownWords = (text: string) => ReactNode;
const asTheyAre: ShownWords = (text) => text;
const WordsOfRuns = createContext(asTheyAre);

/**
 * A tree of formatted text as elements. No HTML is ever set, so what a tree cannot say is not on the page (trust X1). What the mode
 * of its field leaves out is left out here too, whatever a row holds. Where words name people or tags, `words` shows them as links.
 */
export function RichText({ text, mode = "rich", words = asTheyAre }: { text: Tree; mode?: RichMode; words?: ShownWords }) {
  return (
    <WordsOfRuns value={words}>
      <div className="rich-text max-w-[68ch] text-muted">{blocks(text, mode)}</div>
    </WordsOfRuns>
  );
}

const Run = ({ text }: { text: string }) => use(WordsOfRuns)(text);

/** They keep their places, as children written one by one do. */
const inPlace = <Item,>(items: readonly Item[], show: (item: Item) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(show));

const blocks = (tree: readonly RichBlock[], mode: RichMode): ReactNode =>
  inPlace(tree, (node) => (mode === "text-only" ? plain(node) : block(node, mode)));
const inline = (runs: readonly RichInline[], mode: RichMode): ReactNode =>
  inPlace(runs, (run) => (run.type === "br" ? <br /> : marked(run, mode)));

/** The words of a block, and nothing of how they are set. */
function plain(node: RichBlock): ReactNode {
  switch (node.type) {
    case "p":
    case "heading":
      return <p>{inline(node.inline, "text-only")}</p>;
    case "pre":
      return <p>{node.text}</p>;
    case "blockquote":
      return blocks(node.blocks, "text-only");
    case "list":
      return blocks(node.items.flat(), "text-only");
    case "table":
      return inPlace(node.rows.flat(), (cell) => <p>{inline(cell.inline, "text-only")}</p>);
    default:
      return null;
  }
}

function block(node: RichBlock, mode: RichMode): ReactNode {
  switch (node.type) {
    case "p":
      return <p>{inline(node.inline, mode)}</p>;
    case "heading":
      return createElement(
        `h${Math.min(LOWEST_HEADING, node.level + HEADINGS_ABOVE)}`,
        { "data-level": node.level },
        inline(node.inline, mode),
      );
    case "pre":
      return (
        // What scrolls must be reached by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines of code scroll
        <pre tabIndex={0}>
          <code>{node.text}</code>
        </pre>
      );
    case "picture":
      return mode === "rich" && <img src={fileUrl(node.fileId)} alt={node.alt} loading="lazy" decoding="async" />;
    case "blockquote":
      return <blockquote>{blocks(node.blocks, mode)}</blockquote>;
    case "list":
      return createElement(
        node.isOrdered ? "ol" : "ul",
        null,
        inPlace(node.items, (item) => <li>{blocks(item, mode)}</li>),
      );
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll
        <section className="rich-text-table" aria-label="Table" tabIndex={0}>
          <table>
            <tbody>{createElement(Fragment, null, ...node.rows.map((cells, at) => row(cells, at, mode)))}</tbody>
          </table>
        </section>
      );
    default:
      return null;
  }
}

/** The heads of the first row name columns, others their row. */
const row = (cells: readonly RichCell[], at: number, mode: RichMode): ReactNode => (
  <tr>
    {inPlace(cells, (cell) =>
      cell.isHead ? <th scope={at === 0 ? "col" : "row"}>{inline(cell.inline, mode)}</th> : <td>{inline(cell.inline, mode)}</td>,
    )}
  </tr>
);

function marked({ text, marks = [], href }: RichRun, mode: RichMode): ReactNode {
  if (mode === "text-only") return text;
  const words = marks.reduce<ReactNode>(
    (inner, mark) => (mark in MARKS ? createElement(MARKS[mark], null, inner) : inner),
    // Code and the words of a link mean only themselves.
    href === undefined && !marks.includes("code") ? <Run text={text} /> : text,
  );
  return mode === "rich" ? linked(words, href) : words;
}

/** Checked again where it is shown: a row may be older than a rule. */
function linked(content: ReactNode, href: string | undefined): ReactNode {
  const address = href === undefined ? null : safeHref(href);
  if (address === null) return content;
  const isElsewhere = /^http/i.test(address);
  return (
    <a href={address} rel="noopener nofollow ugc" {...(isElsewhere && { target: "_blank" })}>
      {content}
    </a>
  );
}
