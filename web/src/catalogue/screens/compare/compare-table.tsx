import { COMPARED_MOST } from "@blenda/domain/catalogue/constants";
import type { ComparedProduct } from "@blenda/domain/catalogue/model";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useIsNarrow } from "../../../lib/page/narrow.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ScrollRegion } from "../../../ui/layout/scroll-region.tsx";
import { HEAD_PICTURES, HeadPicture, HeadWords } from "./compare-head.tsx";
import type { CompareGroup, CompareRow } from "./compare-rows.ts";

interface Props {
  products: readonly ComparedProduct[];
  groups: readonly CompareGroup[];
  onRemove: (id: string) => void;
}

/** Labels at the left where there is room. */
export function CompareTable(props: Props) {
  return useIsNarrow() ? <NarrowTable {...props} /> : <WideTable {...props} />;
}

const cellStyle = "px-4 py-2.5 text-left align-top type-ui wrap-break-word tabular-nums";

function WideTable({ products, groups, onRemove }: Props) {
  const hasRoom = products.length < COMPARED_MOST;
  return (
    <div className="rounded-md border border-line bg-surface-1">
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">Models side by side</caption>
        <colgroup>
          <col className="w-52" />
        </colgroup>
        <thead>
          <tr id={HEAD_PICTURES}>
            <td />
            {products.map((product) => (
              <td key={product.id} className="px-4 pt-4 align-top">
                <HeadPicture product={product} onRemove={() => onRemove(product.id)} />
              </td>
            ))}
            {hasRoom && (
              <td rowSpan={2} data-print="hidden" className="border-b border-line p-4 align-top">
                <AddAnother />
              </td>
            )}
          </tr>
          <tr>
            <td className="sticky top-(--nav-h) z-2 border-b border-line bg-surface-1" />
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                abbr={product.title}
                className="sticky top-(--nav-h) z-2 border-b border-line bg-surface-1 px-4 py-3 text-left align-top font-normal"
              >
                <HeadWords product={product} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={products.length + 1 + Number(hasRoom)}
                className="px-4 pt-6 pb-2 text-left type-label text-muted"
              >
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label} className={tintOf(row)}>
                <th scope="row" className={classNames(cellStyle, "border-t border-line font-normal text-muted")}>
                  {row.label}
                  <Differs row={row} />
                </th>
                <Cells row={row} products={products} className="border-t border-line" />
                {hasRoom && <td className="border-t border-line" />}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** `relative`: what is only read out would otherwise stand outside the box, and make the page of a phone wider. */
const swiped = "relative snap-x snap-proximity scroll-pl-[50%] overflow-x-auto rounded-md border border-line bg-surface-1";

/** Two beside each other, swiped; the first stays. What a row is about stands above its figures. */
function NarrowTable({ products, groups, onRemove }: Props) {
  const column = (at: number) =>
    classNames("snap-start", at === 0 && products.length > 2 && "sticky left-0 z-1 border-r border-line bg-clip-padding");
  const stays = "sticky left-0 inline-block px-4";
  return (
    <ScrollRegion aria-label="Models side by side" className={swiped}>
      <table
        style={{ width: `${Math.max(products.length, 2) * 50}%` }}
        className="table-fixed border-separate border-spacing-0 [&_td]:max-w-none"
      >
        <caption className="sr-only">Models side by side</caption>
        <thead>
          <tr>
            {products.map((product, at) => (
              <th
                key={product.id}
                scope="col"
                abbr={product.title}
                className={classNames("bg-surface-1 p-3 text-left align-top font-normal", column(at))}
              >
                <div className="grid gap-3">
                  <HeadPicture product={product} onRemove={() => onRemove(product.id)} />
                  <HeadWords product={product} isNarrow />
                </div>
              </th>
            ))}
            {products.length === 1 && (
              <td data-print="hidden" className="p-3 align-top">
                <AddAnother />
              </td>
            )}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <Fragment key={title}>
            <tbody>
              <tr>
                <th colSpan={Math.max(products.length, 2)} scope="colgroup" className="border-t border-line pt-5 pb-1 text-left type-h3">
                  <span className={stays}>{title}</span>
                </th>
              </tr>
            </tbody>
            {rows.map((row) => (
              <tbody key={row.label} className={tintOf(row)}>
                <tr>
                  <th
                    colSpan={Math.max(products.length, 2)}
                    scope="rowgroup"
                    className="border-t border-line pt-2 text-left type-small font-normal text-muted"
                  >
                    <span className={stays}>
                      {row.label}
                      <Differs row={row} />
                    </span>
                  </th>
                </tr>
                <tr>
                  <Cells row={row} products={products} className="pt-1" columnOf={column} />
                </tr>
              </tbody>
            ))}
          </Fragment>
        ))}
      </table>
    </ScrollRegion>
  );
}

/** Opaque, for the column that stays while others pass beneath it. */
const tintOf = ({ isDifferent }: CompareRow) => (isDifferent ? "bg-[color-mix(in_oklab,var(--sky)_6%,var(--surface-1))]" : "bg-surface-1");

const Differs = ({ row }: { row: CompareRow }) => (row.isDifferent ? <span className="sr-only">, differs</span> : null);

interface CellsProps {
  row: CompareRow;
  products: readonly ComparedProduct[];
  className: string;
  columnOf?: (at: number) => string;
}

/** The strongest is green, heavier, and said. */
const Cells = ({ row, products, className, columnOf }: CellsProps) =>
  row.cells.map(({ text, isStrongest }, at) => (
    <td
      key={products[at]?.id}
      className={classNames(
        cellStyle,
        className,
        columnOf && classNames(columnOf(at), tintOf(row)),
        isStrongest ? "font-semibold text-ok" : "text-text",
      )}
    >
      {text}
      {isStrongest && <span className="sr-only">, strongest</span>}
    </td>
  ));

function AddAnother() {
  return (
    <Link
      to="/marketplace"
      className="grid aspect-4/3 place-content-center justify-items-center gap-2 rounded-sm border border-dashed border-line-strong p-2 text-center type-ui text-muted hover:bg-surface-2 hover:text-text"
    >
      <Icon name="plus" size={20} />
      Add another
    </Link>
  );
}
