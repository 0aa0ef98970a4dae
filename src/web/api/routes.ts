import type { z } from 'zod';
import type { Contract, ContractRoute, ReplyOf } from '#contract/index.ts';
import type { Failure } from './failure.ts';

/**
 * What a route takes, by the contract: `params`, `query` and `body` are required exactly where it declares them. Route by
 * route, because the parts of all of them, each with each, are more than the compiler counts.
 */
export type Asks<R extends ContractRoute> = R extends unknown ? Parts<Contract[R]> : never;

type Parts<Declared> = Part<Declared, 'params'> &
  Part<Declared, 'query'> &
  Part<Declared, 'body'> & { headers?: Record<string, string>; signal?: AbortSignal };

type Part<Declared, Name extends string> =
  Declared extends Record<Name, infer Shape extends z.ZodType>
    ? Record<string, never> extends z.input<Shape>
      ? { [N in Name]?: z.input<Shape> }
      : { [N in Name]: z.input<Shape> }
    : { [N in Name]?: never };

/** The second argument of a call; it may be left out where nothing is required. */
export type Given<R extends ContractRoute> = Record<string, never> extends Asks<R> ? [asks?: Asks<R>] : [asks: Asks<R>];

/** The body of a success as the contract declares it, or the failure. Ask `success` first. */
export type Outcome<R extends ContractRoute> = ReplyOf<R> | Failure;

export type { Contract, ContractRoute, ReplyOf };

/** The data of a success. */
export type DataOf<R extends ContractRoute> = ReplyOf<R> extends { data: infer Data } ? Data : never;
