import { FOUND_KINDS, type FoundKind } from "@blenda/domain/dashboard/finding";
import type { SearchHit } from "@blenda/domain/dashboard/model";
import { Link } from "@tanstack/react-router";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import type { Way } from "../data/use-way-to.ts";

const KINDS: Record<FoundKind, { one: string; many: string; icon: IconName }> = {
  person: { one: "person", many: "People", icon: "user" },
  order: { one: "order", many: "Orders", icon: "receipt" },
  product: { one: "product", many: "Products", icon: "box" },
  training: { one: "course", many: "Courses", icon: "graduation-cap" },
  case: { one: "case", many: "Cases", icon: "scale" },
  payout: { one: "payout", many: "Payouts", icon: "banknote" },
};

type Row = SearchHit & { way: Way };

/** What the reader has a screen for. */
export const reachable = (found: readonly SearchHit[], wayTo: (paths: readonly string[]) => Way | null): Row[] =>
  found.flatMap((one) => {
    const way = wayTo(one.paths);
    return way ? [{ ...one, way }] : [];
  });

interface Group {
  label: string;
  rows: readonly Row[];
}

/** With an exact hit: that, then what belongs to it. Without: kind by kind. Rows stay in their order. */
export function groupsOf(rows: readonly Row[]): Group[] {
  const exact = rows.filter(({ isExact }) => isExact);
  const [first] = exact;
  if (first) {
    const rest = rows.filter(({ isExact }) => !isExact);
    const { one, many } = KINDS[first.kind];
    const label = exact.length > 1 ? many : `${one[0]?.toUpperCase()}${one.slice(1)}`;
    return [{ label, rows: exact }, ...(rest.length > 0 ? [{ label: "About it", rows: rest }] : [])];
  }
  return FOUND_KINDS.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    return ofKind.length > 0 ? [{ label: KINDS[kind].many, rows: ofKind }] : [];
  });
}

interface Props {
  groups: readonly Group[];
  /** Counted through all groups. */
  active: number;
  optionId: (at: number) => string;
  onActive: (at: number) => void;
  onChoose: () => void;
}

export function FoundList({ groups, active, optionId, onActive, onChoose }: Props) {
  const begins = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0));
  return groups.map(({ label, rows }, group) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div key={label} role="group" aria-label={label}>
      <p aria-hidden="true" className="px-3 pt-2 pb-1 type-small text-muted">
        {label}
      </p>
      {rows.map((row, at) => {
        const index = (begins[group] ?? 0) + at;
        return (
          <FoundRow
            key={`${row.kind} ${row.id}`}
            row={row}
            id={optionId(index)}
            isActive={index === active}
            onActive={() => onActive(index)}
            onChoose={onChoose}
          />
        );
      })}
    </div>
  ));
}

interface RowProps {
  row: Row;
  id: string;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function FoundRow({ row: { kind, title, detail, figure, isOpen, way }, id, isActive, onActive, onChoose }: RowProps) {
  const { icon, one } = KINDS[kind];
  const mark: IconName = isOpen ? "triangle-alert" : icon;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={way.to}
      search={way.search}
      onClick={onChoose}
      onPointerMove={onActive}
      className={classNames(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-sm px-3 py-2",
        isActive && "bg-surface-3",
      )}
    >
      <Icon name={mark} size={18} className={isOpen ? "text-warn" : "text-muted"} />
      <span className="grid min-w-0">
        <span className="truncate type-ui font-semibold">{title}</span>
        <span className="truncate type-small text-muted">{detail}</span>
      </span>
      <span className="type-small text-muted tabular-nums">{figure ?? one}</span>
    </Link>
  );
}
