import { useState } from "react";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { LoadMore } from "../../ui/controls/load-more.tsx";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Table } from "../../ui/layout/table.tsx";
import { Shelf } from "./shelf.tsx";

const NAMES = ["Sample One", "Sample Two", "Sample Three", "Sample Four", "Sample Five", "Sample Six"];
const ROWS = [
  { id: "a", name: "First sample", cents: 1_800, at: "2026-01-31T09:00:00.000Z" },
  { id: "b", name: "Second sample", cents: 950, at: "2026-02-14T09:00:00.000Z" },
];

export function Facts() {
  const [shown, setShown] = useState(16);
  return (
    <>
      <Shelf title="Avatars: people round, shops square">
        {NAMES.map((name, at) => (
          <Avatar key={name} name={name} of={at % 2 === 0 ? "person" : "shop"} />
        ))}
        <Avatar name="Broken Picture" src="/no-such-picture.png" size={48} />
      </Shelf>
      <div className="grid gap-6 md:grid-cols-2">
        <Panel title="Panel" aside={<span className="type-small text-muted">aside</span>}>
          <div className="grid gap-4">
            <Progress label="Baking textures" value={62} />
            <Progress label="Waiting for a worker" />
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-4 w-48" />
          </div>
        </Panel>
        <Tabs
          label="Sample"
          tabs={[
            { label: "Description", content: <p>What it is.</p> },
            { label: "Contents", content: <p>What is in it.</p> },
          ]}
        />
      </div>
      <Table
        caption="Samples"
        rows={ROWS}
        keyOf={({ id }) => id}
        columns={[
          { head: "Name", cell: ({ name }) => name },
          { head: "Added", cell: ({ at }) => dayOf(at) },
          { head: "Price", cell: ({ cents }) => price(cents), isNumber: true },
        ]}
      />
      <LoadMore shown={shown} total={40} isLoading={false} onMore={() => setShown(Math.min(40, shown + 16))} />
    </>
  );
}
