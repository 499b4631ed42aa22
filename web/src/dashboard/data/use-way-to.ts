import { leadsSomewhere } from "@blenda/domain/navigation";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { readAddress } from "../../lib/page/address.ts";
import { sessionQuery } from "../../lib/session/session.ts";

export interface Way {
  to: string;
  search: Readonly<Record<string, string | undefined>>;
}

/**
 * The first of these addresses that has a screen the reader may open; `null` where there is none yet. Of twins the one in the
 * panel they are in comes first, so that nobody is led out of it.
 */
export function useWayTo(): (paths: readonly string[]) => Way | null {
  const { data } = useQuery(sessionQuery);
  const panel = useLocation({ select: ({ pathname }) => `/${pathname.split("/")[1]}/` });
  return (paths) => {
    const isHere = (path: string) => path.startsWith(panel);
    for (const path of [...paths.filter(isHere), ...paths.filter((each) => !isHere(each))]) {
      const [to = path, asked = ""] = path.split("?");
      if (leadsSomewhere(to, data?.user ?? null, data?.flags ?? [])) return { to, search: readAddress(asked) };
    }
    return null;
  };
}
