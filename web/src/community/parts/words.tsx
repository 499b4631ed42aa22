import type { Mention } from "@blenda/domain/community/model";
import type { RichText as Tree } from "@blenda/domain/shared/rich-text/tree";
import { Link } from "@tanstack/react-router";
import { createElement, Fragment, type ReactNode } from "react";
import { RichText } from "../../ui/rich-text.tsx";
import { type Piece, wordsIn } from "../data/words-in.ts";

/** A plain text as people wrote it, with whom and what it names as links. */
export function Words({ text, mentions = [] }: { text: string; mentions?: readonly Mention[] }) {
  return createElement(Fragment, null, ...wordsIn(text, mentions).map(shown));
}

/** The same for a formatted one. */
export function RichWords({ text, mentions }: { text: Tree; mentions: readonly Mention[] }) {
  return <RichText text={text} words={(run) => <Words text={run} mentions={mentions} />} />;
}

function shown(piece: Piece): ReactNode {
  switch (piece.kind) {
    case "person":
      return (
        <Link to="/community/user/$userId" params={{ userId: piece.userId }} preload={false} className="link">
          {piece.text}
        </Link>
      );
    case "tag":
      return (
        <Link to="/community" search={{ tag: piece.tag }} preload={false} className="link">
          {piece.text}
        </Link>
      );
    case "link":
      return (
        <a href={piece.href} target="_blank" rel="noopener nofollow ugc" className="link-inline break-words">
          {piece.text}
        </a>
      );
    default:
      return piece.text;
  }
}
