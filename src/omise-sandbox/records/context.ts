import type { AccountSwitch } from '../account/account-switch.ts';
import type { MovableClock } from '../account/movable-clock.ts';
import type { Token } from '../cards/card.ts';
import type { Customer } from '../customers/customer.ts';
import type { Faults } from '../faults/faults.ts';
import type { Refund } from '../refunds/refund.ts';
import type { Source } from '../sources/source.ts';
import type { Charge } from './charge-life.ts';
import type { ChargeListener, Delivery, StoredEvent } from './event.ts';
import type { Collection, Queue, Store } from './store.ts';
import type { AccountTerms } from './terms.ts';
import type { Transaction } from './transaction.ts';

/** The dependencies of every route of the sandbox. A new resource adds its collection here. */
export type Sandbox = Readonly<{
  store: Store;
  tokens: Collection<Token>;
  sources: Collection<Source>;
  charges: Collection<Charge>;
  /** The expiry time of each charge, by its id, that waits for the payer's approval. */
  deadlines: Map<string, number>;
  refunds: Collection<Refund>;
  transactions: Collection<Transaction>;
  customers: Collection<Customer>;
  events: Collection<StoredEvent>;
  deliveries: Queue<Delivery>;
  faults: Faults;
  terms: AccountTerms;
  /** Whether every card charge goes through 3-D Secure. */
  threeDSecure: AccountSwitch;
  /** Whether the merchant's contract allows pre-authorisations, which are captured in part. */
  preAuth: AccountSwitch;
  clock: MovableClock;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The origin for absolute links, without a trailing slash. */
  origin: () => string;
  folder: string;
  onEvent?: ChargeListener;
}>;
