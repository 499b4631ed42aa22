import { useState } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Menu, menuItemStyle } from "../../ui/controls/menu.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { SegmentedControl } from "../../ui/controls/segmented-control.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Tooltip } from "../../ui/feedback/tooltip.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Shelf } from "./shelf.tsx";

const KINDS = ["primary", "secondary", "quiet", "danger"] as const;

export function Controls({ theme }: { theme: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Shelf title="Buttons">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} icon="plus">
            {kind}
          </Button>
        ))}
        <Button size="small">Small</Button>
        <Button size="large" kind="primary">
          Large
        </Button>
        <Button isBusy>Saving</Button>
        <Button disabled>Disabled</Button>
        <IconButton icon="heart" label="Save" />
        <Tooltip text="Keys 1 to 5 do the same">
          {(describedBy) => <IconButton icon="settings" label="Settings" aria-describedby={describedBy} />}
        </Tooltip>
      </Shelf>
      <Shelf title="Menu and dialog">
        <Menu
          triggerClass="inline-flex h-10 items-center gap-2 rounded-sm border border-line-strong px-4 type-ui"
          trigger={
            <>
              Sort <Icon name="chevron-down" size={16} />
            </>
          }
        >
          {["Newest", "Price", "Rating"].map((label) => (
            <button key={label} type="button" role="menuitem" tabIndex={-1} className={menuItemStyle}>
              {label}
            </button>
          ))}
        </Menu>
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title="Leave without saving?"
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Stay</Button>
              <Button kind="primary" onClick={() => setOpen(false)}>
                Leave
              </Button>
            </>
          }
        >
          <p className="text-muted">What you wrote is kept as a draft.</p>
        </Dialog>
      </Shelf>
      <Fields theme={theme} />
    </>
  );
}

function Fields({ theme }: { theme: string }) {
  const [isOn, setOn] = useState(true);
  const [licence, setLicence] = useState<"personal" | "commercial">("personal");
  const [period, setPeriod] = useState<"day" | "week">("day");
  return (
    <Shelf title="Fields">
      <div className="grid w-80 gap-5">
        <Field label="Email" help="We write only when something happens.">
          <Input type="email" placeholder="you@example.com" />
        </Field>
        <Field label="Name" error="Enter your name.">
          <Input />
        </Field>
        <Field label="Disabled">
          <Input disabled defaultValue="Cannot be changed" />
        </Field>
      </div>
      <div className="grid w-80 gap-5">
        <Field label="Topic">
          <Select>
            <option>An order</option>
            <option>My account</option>
          </Select>
        </Field>
        <Field label="Message" aside="0 / 500">
          <Textarea rows={3} />
        </Field>
      </div>
      <div className="grid w-80 gap-5">
        <div>
          <Checkbox defaultChecked>PBR, 2K</Checkbox>
          <Checkbox>PBR, 4K</Checkbox>
          <Checkbox disabled>None left</Checkbox>
        </div>
        <RadioGroup
          legend="Licence"
          name={`licence-${theme}`}
          value={licence}
          onChange={setLicence}
          options={[
            { value: "personal", label: "Personal", help: "For yourself." },
            { value: "commercial", label: "Commercial", help: "One seat, any number of projects." },
          ]}
        />
        <SegmentedControl
          label="Period"
          value={period}
          onChange={setPeriod}
          options={[
            { value: "day", label: "Day" },
            { value: "week", label: "Week" },
          ]}
        />
        <Switch label="Live updates" help="Takes effect at once." isOn={isOn} onChange={setOn} />
        <Switch label="Required" isOn disabled onChange={setOn} />
      </div>
    </Shelf>
  );
}
