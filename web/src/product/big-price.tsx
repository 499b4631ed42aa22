interface Props {
  words: string;
  figure: string;
  ink: string;
}

/** What it costs, large, with what it is the price of above. It is read out when a choice changes it. */
export function BigPrice({ words, figure, ink }: Props) {
  return (
    <p className="grid">
      <span className="type-small text-muted">{words}</span>
      <span aria-live="polite" className={`font-display text-4xl/10 font-extrabold tracking-tight tabular-nums ${ink}`}>
        {figure}
      </span>
    </p>
  );
}
