import { HOT } from "@blenda/domain/community/constants";
import type { HotNumbers } from "@blenda/domain/community/model";
import { numbersAs, oneDecimal } from "@blenda/domain/shared/language/formats";

const number = numbersAs({ maximumFractionDigits: 2 });

/** As it is printed beside a post. */
export const scoreText = oneDecimal;

const hoursText = (hours: number): string =>
  hours < 1 ? "less than an hour" : `${Math.round(hours)} ${Math.round(hours) === 1 ? "hour" : "hours"}`;

/** The formula of decision B24 as a sum, with the post's own numbers. */
export function HotSum({ numbers }: { numbers: HotNumbers }) {
  const lines = [
    ["Likes", numbers.likes, 1],
    ["People who commented", numbers.commenters, HOT.COMMENTER],
    ["Saves", numbers.saves, HOT.SAVE],
  ] as const;
  return (
    <>
      <table className="w-full type-small tabular-nums">
        <caption className="sr-only">How the score adds up</caption>
        <tbody>
          {lines.map(([name, count, times]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal text-muted">
                {name}
              </th>
              <td className="py-2 pl-3 text-right font-semibold">{number(count)}</td>
              <td className="py-2 pl-3 text-right text-muted">× {times}</td>
              <td className="py-2 pl-3 text-right font-semibold">{number(count * times)}</td>
            </tr>
          ))}
          <tr className="border-y border-line">
            <th scope="row" colSpan={3} className="py-2 text-left font-normal text-muted">
              {number(numbers.points)} ÷ {number(numbers.divisor)} for its age of {hoursText(numbers.ageHours)}
            </th>
            <td className="py-2 pl-3 text-right font-semibold text-ember-text">{scoreText(numbers.score)}</td>
          </tr>
        </tbody>
      </table>
      <p className="type-small text-muted">
        The author's own likes aren't counted, and {HOT.LESS} is taken off the sum. One author holds at most {HOT.MOST_PER_AUTHOR} of the
        first {HOT.AMONG_FIRST} places.
      </p>
    </>
  );
}
