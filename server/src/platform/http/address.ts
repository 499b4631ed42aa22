import { isIPv4, isIPv6 } from "node:net";

/** What counts as one address: an IPv6 household owns a whole /64, so its last four groups say nothing. */
export function addressKey(ip: string): string {
  const plain = ip.startsWith("::ffff:") ? ip.slice(7) : ip;
  if (!plain.includes(":") || !isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return `${[...front, ...zeros, ...back].slice(0, 4).join(":")}::/64`;
}

/** What is left of an address that must not lead to a household: 256 neighbours of IPv4, or a provider's /48. `address` is an `addressKey`. */
export function networkOf(address: string): string {
  const [first = "0", second = "0", third = "0"] = address.split(/[.:]/);
  return isIPv4(address) ? `${first}.${second}.${third}.0` : `${first}:${second}:${third}::`;
}
