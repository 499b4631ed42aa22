import { type ComponentType, createContext, type ReactNode } from "react";

/** The shell owns places, not domains: `app/` puts parts into them. */
interface Places {
  /** In the navbar, between the links and the buttons. */
  search?: ReactNode;
  /** In the bar of the staff areas, instead of the shop's search. */
  staffSearch?: ReactNode;
  /** The balance a person has to spend, before the buttons. */
  balance?: ReactNode;
  bell?: ReactNode;
  cart?: ReactNode;
  /** At the account's picture: something behind it waits. */
  accountMark?: ReactNode;
  /** At the end of a link of the account menu or of the community's navigation, by where it leads. */
  counts?: Readonly<Record<string, ReactNode>>;
  /** Below the community's navigation. */
  community?: ReactNode;
  /** Docked below everything but first for the keyboard: what everybody is asked before the page. */
  question?: ReactNode;
  /** Above the page: notices. */
  notices?: ReactNode;
  /** Around the frame of the staff areas: who has not shown a second factor sees nothing of them. */
  staffDoor?: ComponentType<StaffDoorProps>;
  /** In the bar of the staff areas: how long that is good for. */
  staffClock?: ReactNode;
  /** What the Admin Dashboard button does. */
  enterAdmin?: () => void;
}

interface StaffDoorProps {
  /** The page alone, for the one that opens while the rest is shut. */
  page: ReactNode;
  /** The frame for what stands there meanwhile. */
  Bare: ComponentType<{ children: ReactNode }>;
  /** The area, page included. */
  children: ReactNode;
}

export const Slots = createContext<Places>({});
