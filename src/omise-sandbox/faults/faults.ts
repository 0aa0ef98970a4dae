import { z } from 'zod';
import { badRequest } from '../wire/refusals.ts';

type WebhookKind = WebhookFault['kind'];
export type Faults = ReturnType<typeof plannedFaults>;

/** The faults that tests have planned, kept only in memory: a restart clears them. */
export const plannedFaults = () => {
  let planned: readonly Fault[] = [];

  /** Returns the first matching fault and uses up one of its `times`. */
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

/** Whether a call matches `METHOD /path`: `*` is any method, `:name` any path segment, a final `*` any rest. */
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
/** How many calls or deliveries the fault affects. */
const times = z.int().min(1).max(10_000).default(1);

export const RequestFault = z.strictObject({
  /** Such as `POST /charges`, `POST /charges/:id/capture`, `* /charges/*`. */
  on: z.custom<`${string} /${string}`>((value) => /^(\*|[A-Z]+) \/\S*$/.test(String(value))),
  /**
   * `delay`: the request is processed at once, the response sent `ms` later. `delay-before`: processing starts later.
   * `drop-before`: the connection is cut without processing. `drop-after`: it is cut after processing.
   * `error`: responds with `status` (default 500) without processing.
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
   * `drop`: never delivers. `delay`: delivers `ms` later. `duplicate`: delivers twice. `reorder`: delivers after the
   * next delivery to the same address (or `ms` later if there is none). `error`: this attempt fails and is retried.
   */
  kind: z.enum(['drop', 'delay', 'duplicate', 'reorder', 'error']),
  /** Limits the fault to events with this key, such as `charge.complete`. */
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
