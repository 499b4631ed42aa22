import type { CommunityPerson } from "@blenda/domain/community/model";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Square for a shop, round for a person. */
export function Face({ person, size }: { person: CommunityPerson; size: number }) {
  return <Avatar name={person.name} src={person.avatarUrl} of={person.shopSlug ? "shop" : "person"} size={size} />;
}

/** Who it is, with the way to their page and whether we know them. */
export function PersonName({ person, className = "font-semibold" }: { person: CommunityPerson; className?: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Link
        to="/community/user/$userId"
        params={{ userId: person.userId }}
        preload={false}
        className={`touch-target min-h-6 truncate leading-6 hover:underline ${className}`}
      >
        {person.name}
      </Link>
      {person.isVerified && (
        <>
          <Icon name="badge-check" size={16} className="text-sky" />
          <span className="sr-only">Verified</span>
        </>
      )}
    </span>
  );
}
