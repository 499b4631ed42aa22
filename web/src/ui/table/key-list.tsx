import { Switch } from "../controls/switch.tsx";
import { Dialog } from "../feedback/dialog.tsx";
import { Kbd } from "../kbd.tsx";

export interface KeyHint {
  keys: readonly string[];
  does: string;
}

interface Props {
  hints: readonly KeyHint[];
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

/** The keys of the page, and the way to be rid of them: a person who speaks to their computer would press them by accident. */
export function KeyList({ hints, areOn, onSwitch, onClose }: Props) {
  return (
    <Dialog isOpen title="Keys on this page" onClose={onClose}>
      <KeyLines hints={hints} />
      <Switch label="Single-letter keys" help="They rest while you type in a field." isOn={areOn} onChange={onSwitch} />
    </Dialog>
  );
}

export function KeyLines({ hints }: { hints: readonly KeyHint[] }) {
  return (
    <dl className="divide-y divide-line">
      {hints.map(({ keys, does }) => (
        <div key={does} className="flex items-center justify-between gap-4 py-2">
          <dt className="type-ui text-muted">{does}</dt>
          <dd className="flex gap-1">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
