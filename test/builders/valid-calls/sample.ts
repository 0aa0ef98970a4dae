import type { CallOf, ContractRoute } from '#contract/index.ts';
import type { Business } from './business.ts';

/** A call that is right as it stands, with every parameter and field that it may have. */
export type Sample<R extends ContractRoute> = Partial<CallOf<R>> & {
  /** Who asks, where it is not whoever may by the contract: nobody, the customer, the clerk, the admin. */
  headers?: Readonly<Record<string, string>>;
  files?: readonly Buffer[];
};

/** One sample, or some where no single call may have every field; after what has to be so before it. */
export type Samples = Readonly<{
  [R in ContractRoute]: (
    business: Business,
  ) => Sample<R> | readonly Sample<R>[] | Promise<Sample<R> | readonly Sample<R>[]>;
}>;
