import type { CallOf, ContractRoute } from '#contract/index.ts';
import type { Business } from './business.ts';

/** A valid call with every parameter and field of the route. */
export type Sample<R extends ContractRoute> = Partial<CallOf<R>> & {
  /** The caller's headers; if absent, those of a caller whom the contract allows: nobody, customer, clerk or admin. */
  headers?: Readonly<Record<string, string>>;
  files?: readonly Buffer[];
};

/** Per route, prepares what the call needs, and returns a sample; several where no single call can have every field. */
export type Samples = Readonly<{
  [R in ContractRoute]: (
    business: Business,
  ) => Sample<R> | readonly Sample<R>[] | Promise<Sample<R> | readonly Sample<R>[]>;
}>;
