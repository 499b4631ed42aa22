/** A box seen from above: ember on top, light on the left, grey on the right. */
export function Logo({ name, size = 26, nameClass }: { name: string; size?: number; nameClass?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-xl leading-none font-extrabold tracking-[-0.03em] text-text">
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <path d="M12 1 22.4 6.6 12 12.2 1.6 6.6z" className="fill-ember" />
        <path d="M1.6 8.6 11 13.7v9.3L1.6 17.9z" className="fill-logo-left" />
        <path d="M22.4 8.6 13 13.7v3.6l9.4-5.1zM22.4 14.3 13 19.4V23l9.4-5.1z" className="fill-logo-right" />
      </svg>
      <span className={nameClass}>{name}</span>
    </span>
  );
}
