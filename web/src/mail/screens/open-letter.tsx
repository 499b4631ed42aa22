import type { Letter } from "@blenda/domain/mail/model";
import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef } from "react";
import { momentOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { type Piece, piecesOf } from "./letter-links.ts";

export function OpenLetter({ letter: { subject, recipient, body, createdAt }, onClose }: { letter: Letter; onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <article className="min-w-0 rounded-md border border-line bg-surface-1 p-5 lg:p-6">
      <Button kind="quiet" size="small" icon="chevron-left" className="mb-4 -ml-3 lg:hidden" onClick={onClose}>
        All mail
      </Button>
      <h2 ref={title} tabIndex={-1} className="type-h3 wrap-anywhere outline-none">
        {subject}
      </h2>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 border-b border-line pb-4 type-small text-muted">
        <div className="flex gap-1.5 wrap-anywhere">
          <dt>To</dt>
          <dd className="text-text">{recipient}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt>Sent</dt>
          <dd className="tabular-nums">
            <time dateTime={createdAt}>{momentOf(createdAt)}</time>
          </dd>
        </div>
      </dl>
      <p className="mt-5 max-w-[68ch] leading-7 whitespace-pre-wrap wrap-anywhere">
        {piecesOf(body, location.origin).map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes, so a piece's place is its name
          <LetterPiece key={at} piece={piece} />
        ))}
      </p>
    </article>
  );
}

function LetterPiece({ piece: { text, href, page } }: { piece: Piece }) {
  const router = useRouter();
  if (!href) return text;
  if (!page) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className="link-inline">
        {text}
        <span className="sr-only"> (opens a new tab)</span>
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    // With a modifier the reader wants the browser's own way: a new tab, a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(page);
  };
  return (
    <a href={href} onClick={follow} className="link-inline">
      {text}
    </a>
  );
}
