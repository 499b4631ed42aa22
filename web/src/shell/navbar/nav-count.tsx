import { useQueries } from "@tanstack/react-query";
import { client } from "../../lib/calls/api.ts";
import { Badge } from "../../ui/badge.tsx";

/** Counts with the reads the screen table names; their keys begin as any other's, so live notes reach them. */
export function NavCount({ reads }: { reads: readonly string[] }) {
  const count = useQueries({
    queries: reads.map((read) => ({ queryKey: [read.split(".")], queryFn: () => ask(read.split(".")) })),
    combine: (answers) => answers.reduce((sum, { data = 0 }) => sum + data, 0),
  });
  return <Badge count={count} />;
}

function ask(path: string[]): Promise<number> {
  const call = path.reduce((at: unknown, step) => (at as Record<string, unknown>)[step], client);
  return (call as () => Promise<number>)();
}
