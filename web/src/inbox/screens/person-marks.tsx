import type { Participant } from "@blenda/domain/inbox/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";

/** Marks of a person by what they are to us: a shop we know, a buyer, one of the team. In lists only what fits. */
export function PersonMarks({ person, isShort = false }: { person: Participant; isShort?: boolean }) {
  return (
    <>
      {person.isVerifiedShop && (
        <>
          <Icon name="badge-check" size={16} className="text-sky" />
          <span className="sr-only">Verified shop</span>
        </>
      )}
      {person.isVerifiedCustomer && <Tag tone="ok">{isShort ? "Customer" : "Verified customer"}</Tag>}
      {person.isStaff && <Tag tone="sky">{isShort ? "Team" : `${BRAND.name} team`}</Tag>}
    </>
  );
}
