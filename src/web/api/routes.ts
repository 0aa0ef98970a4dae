import type { z } from 'zod';
import type { Contract, ContractRoute, ReplyOf } from '#contract/index.ts';
import type { Failure } from './failure.ts';

/**
 * The input of a route: `params`, `query` and `body` are required exactly where the contract declares them.
 * Distributed over the routes, because the combinations of all their parts exceed the compiler's limit.
 */
export type RouteInput<R extends ContractRoute> = R extends unknown ? Parts<Contract[R]> : never;

type Parts<Declared> = Part<Declared, 'params'> &
  Part<Declared, 'query'> &
  Part<Declared, 'body'> & { headers?: Record<string, string>; signal?: AbortSignal };

type Part<Declared, Name extends string> =
  Declared extends Record<Name, infer Shape extends z.ZodType>
    ? Record<string, never> extends z.input<Shape>
      ? { [N in Name]?: z.input<Shape> }
      : { [N in Name]: z.input<Shape> }
    : { [N in Name]?: never };

/** The second argument of a call; optional where the route requires no input. */
export type CallArguments<R extends ContractRoute> =
  Record<string, never> extends RouteInput<R> ? [asks?: RouteInput<R>] : [asks: RouteInput<R>];

/** The success body that the contract declares, or the failure. Check `success` first. */
export type Outcome<R extends ContractRoute> = ReplyOf<R> | Failure;

export type { Contract, ContractRoute, ReplyOf };

/** The `data` of a success body. */
export type DataOf<R extends ContractRoute> = ReplyOf<R> extends { data: infer Data } ? Data : never;
