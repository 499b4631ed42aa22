import type { ReactNode } from "react";

/** Drawn on a 22 by 15 field. Their colours are the flags' own, not the theme's. */
const FLAGS: readonly { language: string; drawing: ReactNode }[] = [
  {
    language: "English",
    drawing: (
      <>
        <path fill="#012169" d="M0 0h22v15H0z" />
        <path stroke="#fff" strokeWidth="3" d="m0 0 22 15M22 0 0 15" />
        <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 22 15M22 0 0 15" />
        <path stroke="#fff" strokeWidth="5" d="M11 0v15M0 7.5h22" />
        <path stroke="#c8102e" strokeWidth="3" d="M11 0v15M0 7.5h22" />
      </>
    ),
  },
  {
    language: "German",
    drawing: (
      <>
        <path fill="#000" d="M0 0h22v5H0z" />
        <path fill="#d00" d="M0 5h22v5H0z" />
        <path fill="#ffce00" d="M0 10h22v5H0z" />
      </>
    ),
  },
  {
    language: "French",
    drawing: (
      <>
        <path fill="#0055a4" d="M0 0h7.4v15H0z" />
        <path fill="#fff" d="M7.3 0h7.4v15H7.3z" />
        <path fill="#ef4135" d="M14.6 0H22v15h-7.4z" />
      </>
    ),
  },
  {
    language: "Spanish",
    drawing: (
      <>
        <path fill="#aa151b" d="M0 0h22v15H0z" />
        <path fill="#f1bf00" d="M0 3.75h22v7.5H0z" />
      </>
    ),
  },
  {
    language: "Japanese",
    drawing: (
      <>
        <path fill="#fff" d="M0 0h22v15H0z" />
        <circle cx="11" cy="7.5" r="4.2" fill="#bc002d" />
      </>
    ),
  },
];

/** Five pictures and nothing more: they name languages, they do not switch them (spec 2 §2). */
export function LanguageFlags() {
  return (
    <ul aria-label="Languages" className="flex gap-2">
      {FLAGS.map(({ language, drawing }) => (
        <li key={language}>
          <svg role="img" aria-label={language} viewBox="0 0 22 15" width={22} height={15} className="rounded-[3px] outline outline-line">
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  );
}
