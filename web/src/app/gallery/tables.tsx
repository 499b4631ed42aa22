import { inOrder } from "@blenda/domain/shared/language/formats";
import { useState } from "react";
import { price } from "../../lib/text/money.ts";
import { useTable } from "../../product/table/use-table.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { TableColumn } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Shelf } from "./shelf.tsx";

interface Sample {
  id: string;
  name: string;
  kind: string;
  cents: number;
}

const SAMPLES: readonly Sample[] = ["First", "Second", "Third", "Fourth", "Fifth"].map((name, at) => ({
  id: name,
  name: `${name} sample`,
  kind: at % 2 === 0 ? "model" : "course",
  cents: 950 + 425 * at,
}));

const COLUMNS: readonly TableColumn<Sample>[] = [
  { name: "name", head: "Name", cell: ({ name }) => <span className="font-semibold">{name}</span>, sort: "up" },
  { name: "kind", head: "Kind", cell: ({ kind }) => <Tag>{kind}</Tag> },
  { name: "price", head: "Price", cell: ({ cents }) => price(cents), sort: "down", isNumber: true, onCard: "figure" },
];

const SHAPE = {
  name: "samples",
  columns: COLUMNS,
  filters: [
    {
      name: "kind",
      label: "Kind",
      options: [
        { value: "model", label: "Model" },
        { value: "course", label: "Course" },
      ],
    },
  ],
  sort: { by: "name", isDown: false },
} as const;

/** Full, waiting, empty and failed, with what the address asks for. */
export function Tables() {
  const control = useTable(SHAPE);
  const [opened, setOpened] = useState("");
  const { words, filters, sort } = control.view;
  const rows = SAMPLES.filter(({ name, kind }) => name.includes(words) && (filters.kind ?? kind) === kind).sort(
    (one, other) => (sort.isDown ? -1 : 1) * (sort.by === "price" ? one.cents - other.cents : inOrder(one.name, other.name)),
  );
  const shared = {
    control,
    columns: COLUMNS,
    filters: SHAPE.filters,
    searchLabel: "Name",
    error: null,
    onRetry: () => {},
    empty: "Samples appear here once there are some.",
    keyOf: ({ id }: Sample) => id,
    nameOf: ({ name }: Sample) => name,
  };
  return (
    <>
      <WorkingTable
        {...shared}
        caption="Samples"
        page={{ rows, next: null }}
        count={`${rows.length} samples`}
        opening={{ addressOf: ({ id }) => `#${id}`, open: ({ id }) => setOpened(id), isOpen: ({ id }) => id === opened }}
        bulk={(chosen, clear) => (
          <Button size="small" onClick={clear}>
            Put {chosen.length} back
          </Button>
        )}
        csv={{ onSave: () => {}, isBusy: false }}
      />
      <Shelf title="Working tables: waiting, empty, failed">
        <div className="grid w-full grid-cols-1 gap-4 lg:grid-cols-3">
          <WorkingTable {...shared} caption="Waiting" page={undefined} />
          <WorkingTable {...shared} caption="Empty" page={{ rows: [], next: null }} />
          <WorkingTable {...shared} caption="Failed" page={undefined} error={new Error("We can't be reached right now.")} />
        </div>
      </Shelf>
    </>
  );
}
