import { leadsSomewhere } from "@blenda/domain/navigation";
import { useQuery } from "@tanstack/react-query";
import { readAddress } from "../../lib/page/address.ts";
import { sessionQuery } from "../../lib/session/session.ts";

export interface Way {
  to: string;
  search: Readonly<Record<string, string | undefined>>;
}

/** The first of these addresses that has a screen the reader may open; `null` where there is none yet. */
export function useWayTo(): (paths: readonly string[]) => Way | null {
  const { data } = useQuery(sessionQuery);
  return (paths) => {
    for (const path of paths) {
      const [to = path, asked = ""] = path.split("?");
      if (leadsSomewhere(to, data?.user ?? null, data?.flags ?? [])) return { to, search: readAddress(asked) };
    }
    return null;
  };
}
