import type { Participant, StaffConversation } from "@blenda/domain/inbox/model";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { PersonMarks } from "../person-marks.tsx";
import { ProductStrip } from "../product-strip.tsx";

/** Who the two are, and what it is about. */
export function CaseSides({ conversation: { buyer, creator, product, others } }: { conversation: StaffConversation }) {
  const team = others.filter(({ isStaff, userId }) => isStaff && userId !== buyer.userId && userId !== creator.userId);
  return (
    <div className="grid min-w-0 content-start gap-5">
      <Panel title="People" className="grid gap-4">
        <Side person={buyer} label="Asked first" />
        <Side person={creator} label="Was asked" />
        {team.map((person) => (
          <Side key={person.userId} person={person} label="From our team" />
        ))}
      </Panel>
      {product && (
        <section aria-label="About" className="overflow-hidden rounded-md border border-line [&>a]:border-t-0">
          <ProductStrip product={product} />
        </section>
      )}
    </div>
  );
}

function Side({ person, label }: { person: Participant; label: string }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={person.displayName} src={person.avatarUrl} size={40} {...(person.isShop && { of: "shop" as const })} />
      <div className="grid min-w-0 gap-0.5">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/portfolio/$userId"
            params={{ userId: person.userId }}
            className="touch-target min-w-0 truncate type-ui font-semibold hover:underline"
          >
            {person.displayName}
          </Link>
          <PersonMarks person={person} isShort />
        </div>
        <p className="type-small text-muted">{label}</p>
      </div>
    </div>
  );
}
