import { Checkbox } from "../controls/checkbox.tsx";
import { Popover } from "../feedback/popover.tsx";
import { Icon } from "../icon.tsx";

interface Props {
  columns: readonly { name: string; head: string }[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Which columns are shown. The first says what the row is and stays. */
export function ColumnChoice({ columns, shown, onChange }: Props) {
  const turn = (name: string) => onChange(shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name]);
  return (
    <Popover
      label="Columns"
      title="Columns"
      trigger={<Icon name="sliders-horizontal" />}
      panelClass="absolute top-full right-0 w-56 pt-2"
      isForReading
    >
      {() => (
        <div className="overflow-y-auto p-3">
          {columns.slice(1).map(({ name, head }) => (
            <Checkbox key={name} checked={shown.includes(name)} onChange={() => turn(name)}>
              {head}
            </Checkbox>
          ))}
        </div>
      )}
    </Popover>
  );
}
