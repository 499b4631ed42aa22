import type { AdminStep } from "@blenda/domain/admin/constants";
import type { Admin, Admins } from "@blenda/domain/admin/model";
import { adminTexts } from "@blenda/domain/admin/texts";
import { agoOf, momentOf } from "../../lib/text/time.ts";
import { PersonCell } from "../../product/person-cell.tsx";
import { useTable } from "../../product/table/use-table.ts";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { iconButtonStyle } from "../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../ui/controls/menu.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { TableColumn } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { Tag, type TagTone } from "../../ui/tag.tsx";
import { STEP_WORDS } from "./step-words.ts";

const SUM_TONES: Record<Admin["sum"], TagTone> = { consistent: "ok", no_claim: "warn", no_listing: "bad" };
const FACTORS: Record<string, string> = { authenticator: "app", hardware_key: "key", sms: "SMS", backup_codes: "backup codes" };

type StepHandler = (admin: Admin, step: AdminStep | "giveCode") => void;

const columnsFor = (ask: StepHandler): TableColumn<Admin>[] => [
  {
    name: "person",
    head: "Person",
    cell: ({ name, email, photoUrl, isYou }) => (
      <PersonCell name={name} detail={email} photoUrl={photoUrl} mark={isYou && <Tag>you</Tag>} />
    ),
  },
  { name: "listed", head: "In the admin list", onCard: "none", cell: ({ isListed }) => <Fact isTrue={isListed} /> },
  { name: "claim", head: "Admin claim", onCard: "none", cell: ({ hasClaim }) => <Fact isTrue={hasClaim} /> },
  {
    name: "sum",
    head: "Together",
    onCard: "figure",
    cell: ({ sum }) => (
      <Tag tone={SUM_TONES[sum]} hasDot>
        {adminTexts.sums[sum]}
      </Tag>
    ),
  },
  { name: "level", head: "Level", cell: ({ level }) => (level ? adminTexts.levels[level] : "–") },
  {
    name: "factors",
    head: "Second factor",
    cell: ({ factors }) =>
      factors.length > 0 ? factors.map((each) => FACTORS[each] ?? each).join(", ") : <span className="text-bad">no factor</span>,
  },
  {
    name: "seen",
    head: "Last seen",
    cell: ({ lastSeenAt }) => <span className="whitespace-nowrap text-muted">{lastSeenAt ? agoOf(lastSeenAt) : "never"}</span>,
  },
  { name: "steps", head: "Change", isNumber: true, cell: (admin) => <Steps admin={admin} onAsk={ask} /> },
];

const SHAPE = { name: "admins", columns: columnsFor(() => {}), filters: [], sort: { by: "person", isDown: false } } as const;

interface Props {
  admins: Admins | undefined;
  error: Error | null;
  onRetry: () => void;
  onAsk: StepHandler;
}

/** Mismatches first, as the server sends them. */
export function AdminsTable({ admins, error, onRetry, onAsk }: Props) {
  return (
    <WorkingTable
      caption="Admins"
      title={{ name: "Admins", ...(admins && { fact: sumOf(admins.admins), aside: `Checked ${momentOf(admins.checkedAt)}` }) }}
      control={useTable(SHAPE)}
      columns={columnsFor(onAsk)}
      page={admins && { rows: admins.admins, next: null }}
      error={error}
      onRetry={onRetry}
      empty="Nobody is an admin yet. The first one is added on the server."
      keyOf={({ userId }) => userId}
      nameOf={({ name }) => name}
    />
  );
}

function sumOf(admins: readonly Admin[]): string {
  const count = (holds: (admin: Admin) => boolean) => admins.filter(holds).length;
  const claims = count(({ hasClaim }) => hasClaim);
  return `${count(({ isListed }) => isListed)} listed, ${claims} ${claims === 1 ? "claim" : "claims"}, ${count(({ sum }) => sum === "consistent")} consistent`;
}

function Fact({ isTrue }: { isTrue: boolean }) {
  return (
    <span className={classNames("flex items-center gap-2", isTrue ? "text-ok" : "text-bad")}>
      <Icon name={isTrue ? "circle-check" : "ban"} />
      {isTrue ? "Yes" : "No"}
    </span>
  );
}

/** The step that puts things right is a button; the others are behind the dots. Where there is none, words say why. */
function Steps({ admin, onAsk }: { admin: Admin; onAsk: StepHandler }) {
  const { name, sum, may, mayGiveCode, isYou } = admin;
  if (isYou) return <span className="text-muted">Not by yourself</span>;
  if (may.length === 0 && !mayGiveCode) return <span className="text-muted">Only a super admin</span>;
  const first: AdminStep | null = sum === "no_claim" ? "giveClaim" : sum === "no_listing" ? "takeClaim" : null;
  const rest = may.filter((step) => step !== first);
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {first && may.includes(first) && (
        <Button size="small" kind={first === "takeClaim" ? "danger" : "secondary"} onClick={() => onAsk(admin, first)}>
          {first === "takeClaim" ? "Remove" : "Repair"}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {(rest.length > 0 || mayGiveCode) && (
        <Menu align="end" label={`More for ${name}`} triggerClass={iconButtonStyle} trigger={<Icon name="ellipsis" />}>
          {mayGiveCode && (
            <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => onAsk(admin, "giveCode")}>
              Give a setup code
            </button>
          )}
          {rest.map((step) => (
            <button key={step} type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => onAsk(admin, step)}>
              {STEP_WORDS[step].label}
            </button>
          ))}
        </Menu>
      )}
    </span>
  );
}
