import { useTheme } from "../../lib/page/theme.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";

export function ThemeSwitch() {
  const { theme, switchTheme } = useTheme();
  return (
    <IconButton
      icon={theme === "dark" ? "sun" : "moon"}
      label={theme === "dark" ? "Switch to the light theme" : "Switch to the dark theme"}
      onClick={switchTheme}
    />
  );
}
