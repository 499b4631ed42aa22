import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

/** Stands in the address for one that is only being made. */
export const NEW = "new";

/** Opens something beside its list, or the form for another; what the address said about the one before is gone. */
export function useOpenNew(): (id: string | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (open) =>
      void navigate({
        to: ".",
        search: ({ percent: _percent, item: _item, ...now }: Readonly<Record<string, string | undefined>>) => ({ ...now, open }),
        state: ({ pagesBefore = [] }) => ({ staysPut: true, pagesBefore }),
      }),
    [navigate],
  );
}
