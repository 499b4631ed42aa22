import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Drawer } from "../../../ui/layout/drawer.tsx";
import { userQuery } from "../../data/user-queries.ts";
import { Access } from "./access.tsx";
import { Danger } from "./danger.tsx";
import { Notes } from "./notes.tsx";
import { PersonHead } from "./person-head.tsx";
import { Sessions } from "./sessions.tsx";
import { Trade } from "./trade.tsx";
import { Trail } from "./trail.tsx";

interface Props {
  userId: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One person: danger first, then what they may, where they are logged in, and what is known about them. */
export function PersonDrawer({ userId, walk, onClose }: Props) {
  const { data: user, error, refetch } = useQuery(userQuery(userId));
  return (
    <Drawer of={userId} label={user?.name ?? "Person"} backLabel="Users" walk={{ label: "person", ...walk }} onClose={onClose}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!user && !error && <Waiting />}
      {user && (
        // Another person's half-written note or open dialog is not this one's.
        <div key={user.id}>
          <PersonHead user={user} />
          <Danger user={user} />
          <Access user={user} />
          <Sessions user={user} />
          <Trade user={user} />
          <Notes user={user} />
          <Trail userId={user.id} />
        </div>
      )}
    </Drawer>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the person" className="grid gap-5 p-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-64" />
        </div>
      </div>
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
