import { useSuspenseQuery } from "@tanstack/react-query";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { Button } from "../../ui/controls/button.tsx";

export function Tally() {
  const { total } = useSuspenseQuery(api.tally.total.queryOptions()).data;
  const adding = useAct(api.tally.add);
  return (
    <div className="page py-10">
      <h1 className="type-h1">Tally</h1>
      <p>{adding.out?.total ?? total}</p>
      <Button onClick={() => adding.act({})}>Add one</Button>
    </div>
  );
}
