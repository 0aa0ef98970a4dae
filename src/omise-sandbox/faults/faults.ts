import { z } from 'zod';
import { badRequest } from '../wire/refusals.ts';

type WebhookKind = WebhookFault['kind'];
export type Faults = ReturnType<typeof plannedFaults>;

/** What tests asked to go wrong. It is kept in memory alone: a sandbox that starts again is a sound one. */
export const plannedFaults = () => {
  let planned: readonly Fault[] = [];

  /** Uses up the first that fits, once. */
  const take = <T extends Fault>(fits: (fault: Fault) => fault is T): T | undefined => {
    const taken = planned.find(fits);
    planned = planned
      .map((fault) => (fault === taken ? { ...fault, times: fault.times - 1 } : fault))
      .filter(({ times }) => times > 0);
    return taken;
  };

  return {
    plan: (fault: Fault) => {
      planned = [...planned, fault];
    },
    clear: () => {
      planned = [];
    },
    all: () => planned,
    takeForCall: (method: string, path: string) =>
      take((fault): fault is RequestFault => fault.on !== 'webhook' && takes(fault.on, method, path)),
    takeForWebhook: (event: string, kinds: readonly WebhookKind[]) =>
      take(
        (fault): fault is WebhookFault =>
          fault.on === 'webhook' && kinds.includes(fault.kind) && (fault.event ?? event) === event,
      ),
  };
};

/** Whether a call is meant by `METHOD /path`: `*` for every method, `:name` for any part, `*` at the end for any rest. */
export const takes = (pattern: string, method: string, path: string): boolean => {
  const [plannedMethod, plannedPath = ''] = pattern.split(' ');
  if (plannedMethod !== '*' && plannedMethod !== method) return false;
  const parts = partsOf(path);
  const planned = partsOf(plannedPath);
  const isOpen = planned.at(-1) === '*';
  const fixed = isOpen ? planned.slice(0, -1) : planned;
  if (isOpen ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every((part, index) => part.startsWith(':') || part === parts[index]);
};

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

const ms = z.int().min(0).max(600_000).optional();
const status = z.int().min(400).max(599).optional();
/** How many calls or deliveries it hits. */
const times = z.int().min(1).max(10_000).default(1);

export const RequestFault = z.strictObject({
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
type WebhookFault = z.output<typeof WebhookFault>;

const Fault = z.union([WebhookFault, RequestFault]);
type Fault = RequestFault | WebhookFault;

export const readFault = (body: unknown): Fault => {
  const read = Fault.safeParse(body);
  if (read.success) return read.data;
  throw badRequest('fault is not one that the payment sandbox knows');
};
