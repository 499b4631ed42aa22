import type { DayRange } from "@blenda/domain/figures/rules";
import { dayOf } from "@blenda/domain/figures/rules";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useNow } from "../../lib/clock/now.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { type RangeChoice, readRange, shifted, writeDays, writePeriod, writeRange } from "./range.ts";

export interface RangeState {
  choice: RangeChoice;
  range: DayRange;
  today: string;
  isCompared: boolean;
  choose: (choice: RangeChoice) => void;
  show: (range: DayRange) => void;
  compare: (isCompared: boolean) => void;
  /** Absent where there is no further. */
  back: (() => void) | undefined;
  on: (() => void) | undefined;
}

/** Changes the address; what is not mentioned stays. A new range begins its lists at their beginning. */
export function useAddress(): [AddressParams, (patch: AddressParams) => void] {
  const asked = useRouterState({ select: ({ location }) => location.search as AddressParams });
  const navigate = useNavigate();
  const change = (patch: AddressParams) =>
    void navigate({
      to: ".",
      search: (now: AddressParams) => ({ ...now, after: undefined, ...patch }),
      state: { staysPut: true, pagesBefore: [] },
    });
  return [asked, change];
}

/** Which days are shown, and whether beside those before. The address says so, and nothing else. */
export function useRange(): RangeState {
  const [asked, change] = useAddress();
  const today = dayOf(new Date(useNow()).toISOString());
  const { choice, range } = readRange(asked, today);
  const step = (by: -1 | 1) => {
    const next = shifted(range, by, today);
    return next ? () => change(writeRange(next, today)) : undefined;
  };
  return {
    choice,
    range,
    today,
    isCompared: asked.compare !== "none",
    choose: (next) => change(next === "custom" ? writeDays(range) : writePeriod(next)),
    show: (days) => change(writeRange(days, today)),
    compare: (isCompared) => change({ compare: isCompared ? undefined : "none" }),
    back: step(-1),
    on: step(1),
  };
}
