import { figureTexts } from "@blenda/domain/figures/texts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { RangeState } from "../../data/use-range.ts";
import { RangePicker } from "../range-picker.tsx";

interface Props {
  title: string;
  note?: ReactNode;
  range: RangeState;
  /** Beside the days it is about. */
  action?: ReactNode;
  /** Of a page below "Reports". */
  hasWayBack?: boolean;
}

/** A report's name, where its numbers come from, and which days it is about. */
export function ReportHead({ title, note = figureTexts.utc, range, action, hasWayBack = false }: Props) {
  return (
    <div className="grid gap-3">
      {hasWayBack && (
        <Link to="/dashboard/reports" className="inline-flex items-center gap-2 justify-self-start type-ui text-muted hover:text-text">
          <Icon name="arrow-left" size={16} />
          Reports
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="type-h1">{title}</h1>
          <p className="mt-1 type-small text-muted">{note}</p>
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <RangePicker state={range} />
          {action}
        </div>
      </div>
    </div>
  );
}
