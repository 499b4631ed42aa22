import { BRAND } from "@blenda/domain/shared/brand";
import { Link } from "@tanstack/react-router";
import { Logo } from "../ui/logo.tsx";

export function HomeLink() {
  return (
    <Link to="/" aria-label={`${BRAND.name}, home`} className="touch-target inline-flex shrink-0 rounded-xs">
      <Logo name={BRAND.name} />
    </Link>
  );
}
