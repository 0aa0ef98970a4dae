import { z } from 'zod';
import { badRequest } from '../wire/refusals.ts';

const ms = z.int().min(0).max(600_000).optional();
const status = z.int().min(400).max(599).optional();
/** How many calls or deliveries it hits. */
const times = z.int().min(1).max(10_000).default(1);

const RequestFault = z.strictObject({
  /** Such as `POST /charges`, `POST /charges/:id/capture`, `* /charges/*`. */
  on: z.custom<`${string} /${string}`>((value) => /^(\*|[A-Z]+) \/\S*$/.test(String(value))),
  /**
   * `delay`: the work is done at once, the answer comes `ms` later. `delay-before`: the work itself begins later.
   * `drop-before`: the connection is cut and nothing is done. `drop-after`: the work is done, then the connection is cut.
   * `error`: answered with `status` (500), nothing is done.
   */
  kind: z.enum(['delay', 'delay-before', 'drop-before', 'drop-after', 'error']),
  ms,
  status,
  times,
});
export type RequestFault = z.output<typeof RequestFault>;

const WebhookFault = z.strictObject({
  on: z.literal('webhook'),
  /**
   * `drop`: the delivery never comes. `delay`: it comes `ms` later. `duplicate`: it comes twice. `reorder`: it comes after
   * the next one to the same address (or `ms` later when there is none). `error`: this try fails and is repeated.
   */
  kind: z.enum(['drop', 'delay', 'duplicate', 'reorder', 'error']),
  /** Only events with this key, such as `charge.complete`. */
  event: z.string().optional(),
  ms,
  status,
  times,
});
export type WebhookFault = z.output<typeof WebhookFault>;

const Fault = z.union([WebhookFault, RequestFault]);
export type Fault = RequestFault | WebhookFault;

export const readFault = (body: unknown): Fault => {
  const read = Fault.safeParse(body);
  if (read.success) return read.data;
  throw badRequest('fault is not one that the payment sandbox knows');
};
