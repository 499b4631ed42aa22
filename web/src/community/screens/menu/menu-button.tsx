import { menuItemStyle } from "../../../ui/controls/menu.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";

/** One line of a menu that does something. */
export function MenuButton({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={onPress}>
      <Icon name={icon} />
      <span className="max-w-64 truncate">{label}</span>
    </button>
  );
}
