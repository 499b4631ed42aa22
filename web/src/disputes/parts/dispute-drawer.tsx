import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Drawer } from "../../ui/layout/drawer.tsx";
import { disputeQuery } from "../data/dispute-queries.ts";
import { DisputePanel } from "./dispute-panel.tsx";

interface Props {
  id: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One dispute beside the list. */
export function DisputeDrawer({ id, walk, onClose }: Props) {
  const { data, error, refetch } = useQuery(disputeQuery(id));
  return (
    <Drawer
      of={id}
      label={data ? `Dispute of order ${data.orderNumber}` : "Dispute"}
      backLabel="Disputes"
      walk={{ label: "dispute", ...walk }}
      onClose={onClose}
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading the dispute" className="grid gap-5 p-6">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {data && <DisputePanel key={data.id} dispute={data} />}
    </Drawer>
  );
}
