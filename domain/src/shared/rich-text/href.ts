const HREF_MOST = 2_000;
/** Browsers drop tabs and line ends inside an address and read a backslash as a slash: neither is in one people mean. */
const TRICKS = /[\p{Cc}\p{Cf}\s\\]/u;
const MAIL = /^mailto:[^@:/?#]+@[^@:/?#]+(\?[^#]*)?$/i;
const PHONE = /^tel:\+?[\d().-]{2,40}$/i;

/** Where a link in a text may lead (spec 2 §5): http(s), mailto, tel or a place on the page. `null` where it may not. */
export function safeHref(href: string): string | null {
  const address = href.trim();
  if (address.length > HREF_MOST || TRICKS.test(address) || !address.isWellFormed()) return null;
  if (address.startsWith("#") || MAIL.test(address) || PHONE.test(address)) return address;
  return /^https?:\/\//i.test(address) && isWebsite(address) ? address : null;
}

/** With a host, and without a name before it that looks like one: `https://bank.example@evil.example`. */
function isWebsite(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && hostname !== "" && !username && !password;
}
