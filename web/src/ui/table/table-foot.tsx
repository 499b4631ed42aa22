import { classNames } from "../class-names.ts";
import type { TableColumn, TableFoot } from "./table-types.ts";

interface Props<Row> {
  foot: TableFoot;
  columns: readonly TableColumn<Row>[];
}

/** Its label reaches up to the first sum. */
export function GridFoot<Row>({ foot: { label, cells }, columns, hasBoxes }: Props<Row> & { hasBoxes: boolean }) {
  const first = columns.findIndex(({ name }) => name in cells);
  const reach = first < 0 ? columns.length : first;
  return (
    <tfoot>
      <tr className="border-t border-line bg-surface-2">
        <th scope="row" colSpan={reach + (hasBoxes ? 1 : 0)} className="px-4 py-4 pl-5 text-left type-small text-muted">
          {label}
        </th>
        {columns.slice(reach).map(({ name, isNumber }) => (
          <td
            key={name}
            className={classNames(
              "px-4 py-4 whitespace-nowrap",
              isNumber ? "text-right font-semibold tabular-nums" : "type-small text-muted",
            )}
          >
            {cells[name]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** As a card: every sum with its name. */
export function CardFoot<Row>({ foot: { label, cells }, columns }: Props<Row>) {
  return (
    <li className="grid gap-2 bg-surface-2 px-4 py-4">
      <p className="type-small text-muted">{label}</p>
      <dl className="grid gap-1 type-ui">
        {columns
          .filter(({ name, isNumber }) => isNumber && name in cells)
          .map(({ name, head }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-muted">{head}</dt>
              <dd className="font-semibold tabular-nums">{cells[name]}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
