import { createContext, type ReactNode } from "react";

/** The shell owns places, not domains: `app/` puts parts into them. */
interface Places {
  /** In the navbar, between the links and the buttons. */
  search?: ReactNode;
  /** What somebody has to spend, before the buttons. */
  balance?: ReactNode;
  bell?: ReactNode;
  cart?: ReactNode;
  /** At the account's picture: something behind it waits. */
  accountMark?: ReactNode;
  /** At the end of a link of the account menu, by where it leads. */
  counts?: Readonly<Record<string, ReactNode>>;
  /** Docked below everything but first for the keyboard: what everybody is asked before the page. */
  question?: ReactNode;
  /** Above the page: notices. */
  notices?: ReactNode;
}

export const Slots = createContext<Places>({});
