/** A page of what the provider keeps; `next` asks for the one after it. */
export interface ProviderPage<Item> {
  items: Item[];
  next: string | null;
}

interface Stretch {
  from: string;
  before: string;
  after?: string | undefined;
}

/** A payment that is not made yet. */
interface PendingIntent {
  intentId: string;
  orderId: string;
  amountCents: number;
  createdAt: string;
}

export interface ListedRefund {
  refundId: string;
  intentId: string;
  amountCents: number;
  /** What it was asked by, where it was asked for by a program. */
  key: string | null;
  createdAt: string;
}

/** Customer whose card is kept for later. */
export interface ListedCustomer {
  customerId: string;
  email: string | null;
  /** The order it was made for. */
  orderId: string;
  createdAt: string;
}

/** Records of the provider, to be compared with our books. Each call is one question to it. */
export interface ProviderBooks {
  /** Whether its key moves real money. */
  readonly isLive: boolean;
  /** Whether it keeps customers at all. */
  readonly hasCustomers: boolean;
  /** Of all payments of that time, those that still wait. */
  listPending(asked: Stretch): Promise<ProviderPage<PendingIntent>>;
  listRefunds(asked: Stretch): Promise<ProviderPage<ListedRefund>>;
  listCustomers(asked: { after?: string | undefined }): Promise<ProviderPage<ListedCustomer>>;
  /** Answers whether it is gone. */
  removeCustomer(customerId: string): Promise<boolean>;
}
