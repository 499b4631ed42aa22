import { BRAND } from "@blenda/domain/shared/brand";
import { Link } from "@tanstack/react-router";
import { Logo } from "../../ui/logo.tsx";

/** Where bell and cart need the room, the mark stands alone. */
export function HomeLink({ isTight = false }: { isTight?: boolean }) {
  return (
    <Link to="/" aria-label={`${BRAND.name}, home`} className="touch-target inline-flex shrink-0 rounded-xs">
      <Logo name={BRAND.name} {...(isTight && { nameClass: "max-[359px]:hidden" })} />
    </Link>
  );
}
