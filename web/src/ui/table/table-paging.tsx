import { Button } from "../controls/button.tsx";

export interface TurnPage {
  /** Absent on the first page. */
  back?: (() => void) | undefined;
  on?: (() => void) | undefined;
}

export function TablePaging({ back, on }: TurnPage) {
  if (!back && !on) return null;
  return (
    <nav aria-label="Pages" className="ml-auto flex gap-2">
      <Button size="small" icon="chevron-left" disabled={!back} onClick={back}>
        Previous
      </Button>
      <Button size="small" disabled={!on} onClick={on}>
        Next
      </Button>
    </nav>
  );
}
