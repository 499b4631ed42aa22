import { SHARE } from "@blenda/domain/affiliates/constants";
import { breakdownOf } from "@blenda/domain/ledger/breakdown";
import { shareOf } from "@blenda/domain/shared/cents";
import { price } from "../../lib/text/money.ts";
import { Icon } from "../../ui/icon.tsx";

const percent = (bps: number) => `${bps / 100}%`;

/** What creators pay and what Blenda pays, beside each other; both count by the same link. */
export function TwoProgrammes({ title, cents }: { title: string; cents: number }) {
  const { remainder } = breakdownOf(cents);
  const sale = (bps: number) => `${title} at ${price(cents)}: ${price(shareOf(remainder, bps))} a sale`;
  return (
    <section aria-labelledby="two">
      <h2 id="two" className="type-h2">
        Two programs, one link
      </h2>
      <div className="mt-6 grid rounded-md border border-line bg-surface-1 max-md:divide-y md:grid-cols-2 md:divide-x divide-line">
        <Programme
          name="Creators"
          share={`${SHARE.LEAST_BPS / 100} to ${percent(SHARE.MOST_BPS)}`}
          of={`of what a sale leaves, ${percent(SHARE.DEFAULT_BPS)} as a rule`}
          facts={[
            "The creator sets the share, for everything or for chosen items",
            "By invitation, or ask to join",
            sale(SHARE.DEFAULT_BPS),
          ]}
          note="Goes before Blenda's program when both apply to a click."
        />
        <Programme
          name="Blenda"
          share={percent(SHARE.PLATFORM_BPS)}
          of="of what a sale leaves"
          facts={[
            "Open to every account, for every product and course",
            "Paid from our commission: creators keep the same",
            sale(SHARE.PLATFORM_BPS),
          ]}
          note="Accept the terms, and your link counts. There's nothing to apply for."
        />
      </div>
    </section>
  );
}

interface ProgrammeProps {
  name: string;
  share: string;
  of: string;
  facts: readonly string[];
  note: string;
}

function Programme({ name, share, of, facts, note }: ProgrammeProps) {
  return (
    <div className="grid content-start gap-4 p-6 lg:p-8">
      <h3 className="type-h3">{name}</h3>
      <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
        <strong className="type-h1 text-text">{share}</strong> {of}
      </p>
      <ul className="grid gap-2">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-3">
            <Icon name="check" size={20} className="mt-0.5 shrink-0 text-ok" />
            {fact}
          </li>
        ))}
      </ul>
      <p className="type-small text-muted">{note}</p>
    </div>
  );
}
