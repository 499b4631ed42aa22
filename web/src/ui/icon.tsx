import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import BadgePercent from "lucide-react/icons/badge-percent";
import Box from "lucide-react/icons/box";
import Brush from "lucide-react/icons/brush";
import Camera from "lucide-react/icons/camera";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Compass from "lucide-react/icons/compass";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import Info from "lucide-react/icons/info";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LifeBuoy from "lucide-react/icons/life-buoy";
import Link from "lucide-react/icons/link";
import Loader from "lucide-react/icons/loader-circle";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import Menu from "lucide-react/icons/menu";
import MessageCircle from "lucide-react/icons/message-circle";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import PenLine from "lucide-react/icons/pen-line";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import Receipt from "lucide-react/icons/receipt";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Search from "lucide-react/icons/search";
import Send from "lucide-react/icons/send";
import Settings from "lucide-react/icons/settings";
import ShieldCheck from "lucide-react/icons/shield-check";
import Smartphone from "lucide-react/icons/smartphone";
import Sparkles from "lucide-react/icons/sparkles";
import Store from "lucide-react/icons/store";
import Sun from "lucide-react/icons/sun";
import TrendingUp from "lucide-react/icons/trending-up";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import User from "lucide-react/icons/user";
import Users from "lucide-react/icons/users";
import WifiOff from "lucide-react/icons/wifi-off";
import X from "lucide-react/icons/x";

/** Every icon of the site by name. One file each, so that only these travel. */
const icons = {
  "arrow-right": ArrowRight,
  "arrow-up": ArrowUp,
  "badge-percent": BadgePercent,
  box: Box,
  brush: Brush,
  camera: Camera,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  "circle-alert": CircleAlert,
  "circle-check": CircleCheck,
  compass: Compass,
  copy: Copy,
  download: Download,
  eye: Eye,
  "eye-off": EyeOff,
  "graduation-cap": GraduationCap,
  heart: Heart,
  house: House,
  info: Info,
  "layout-dashboard": LayoutDashboard,
  "life-buoy": LifeBuoy,
  link: Link,
  loader: Loader,
  "log-out": LogOut,
  mail: Mail,
  menu: Menu,
  "message-circle": MessageCircle,
  monitor: Monitor,
  moon: Moon,
  "pen-line": PenLine,
  play: Play,
  plus: Plus,
  receipt: Receipt,
  "rotate-ccw": RotateCcw,
  search: Search,
  send: Send,
  settings: Settings,
  "shield-check": ShieldCheck,
  smartphone: Smartphone,
  sparkles: Sparkles,
  store: Store,
  sun: Sun,
  "trending-up": TrendingUp,
  "triangle-alert": TriangleAlert,
  user: User,
  users: Users,
  "wifi-off": WifiOff,
  x: X,
};
export type IconName = keyof typeof icons;

const isKnown = (name: string): name is IconName => Object.hasOwn(icons, name);

interface Props {
  /** The tables of screens and links name icons as text; a name nobody drew shows nothing. */
  name: IconName | (string & {});
  size?: number;
  className?: string;
}

/** Always decoration: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size = 18, className = "" }: Props) {
  if (!isKnown(name)) return null;
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.75} className={`shrink-0 ${className}`} />;
}
