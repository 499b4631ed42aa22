import { Icon } from "../../../ui/icon.tsx";

/** Two shops, one bank account: often a studio, sometimes one person behind both. Worth a look before money leaves. */
export function SameAccount({ as: names }: { as: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 type-small text-warn">
      <Icon name="triangle-alert" size={14} className="shrink-0" />
      <span className="min-w-28">Same account as {names.join(", ")}</span>
    </span>
  );
}
