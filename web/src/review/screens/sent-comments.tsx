import type { DecisionLine } from "@blenda/domain/review/model";
import { sentText } from "./about-text.ts";

/** What a creator read with a decision, each with what it was about. */
export function SentComments({ line }: { line: DecisionLine }) {
  return line.comments.map((comment) => (
    <p key={`${comment.field} ${comment.lesson} ${comment.text}`} className="type-ui whitespace-pre-line">
      <span className="font-semibold">{sentText(line, comment)}:</span> {comment.text}
    </p>
  ));
}
