import type { Sandbox } from '../records/context.ts';
import { type Delivery, pauseAfter, payloadOf } from '../records/event.ts';
import type { Task } from '../records/store.ts';
import { newId } from '../wire/ids.ts';
import { type DeliveryOutcome, sendWebhook, signatureHeaders } from './send-webhook.ts';
import { signingSecrets, webhookSettings } from './webhook-settings.ts';

type Errand = Task<Delivery>;

const lookAgain = 100;
const atOnce = 8;

/**
 * Sends queued deliveries, several concurrently, so in no guaranteed order. A delivery leaves the queue only when its
 * outcome is stored: if the sandbox is killed in between, the next start sends the delivery again.
 */
export const startCourier = (sandbox: Sandbox) => {
  const { deliveries, now } = sandbox;
  const underway = new Map<number, Promise<void>>();
  const ended = new AbortController();

  const look = () => {
    if (deliveries.next() === null) return;
    const due = deliveries.due(now(), atOnce + underway.size).filter(({ seq }) => !underway.has(seq));
    for (const errand of due.slice(0, atOnce - underway.size)) {
      const run = runErrand(sandbox, errand, ended.signal)
        .catch(report)
        .finally(() => underway.delete(errand.seq));
      underway.set(errand.seq, run);
    }
  };
  const watch = setInterval(look, lookAgain).unref();

  return {
    stop: async () => {
      clearInterval(watch);
      ended.abort();
      await Promise.all(underway.values());
    },
  };
};

/** Reports a defect of the sandbox on stderr; the delivery remains in the queue. */
const report = (error: unknown): void =>
  void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);

const runErrand = async (sandbox: Sandbox, errand: Errand, ended: AbortSignal): Promise<void> => {
  const { events, faults, store, now } = sandbox;
  const { event: id, uri } = errand.value;
  const event = events.find(id);
  if (!event) return sandbox.deliveries.remove(errand.seq);
  const body = payloadOf(event);
  const signature = signatureHeaders(signingSecrets(webhookSettings(store), now()), body, now());
  const fault = faults.takeForWebhook(event.key, ['error']);
  const outcome = fault
    ? { status: fault.status ?? 500, error: 'the payment sandbox was asked to fail here' }
    : await sendWebhook(uri, body, signature, ended);
  if (!ended.aborted) store.together(() => settle(sandbox, errand, outcome));
};

/** Stores the attempt's outcome; after a failure, reschedules the delivery or finally gives up. */
const settle = (sandbox: Sandbox, { seq, value }: Errand, { status, error }: DeliveryOutcome): void => {
  const { deliveries, events, now } = sandbox;
  const at = now();
  const event = events.find(value.event);
  const attempt = { id: newId('whdl', at), uri: value.uri, status, error, at };
  if (event) events.save(event.id, { ...event, attempts: [...event.attempts, attempt] });

  const tries = value.tries + 1;
  const pause = error === null ? null : pauseAfter(tries);
  if (pause === null) deliveries.remove(seq);
  else deliveries.change(seq, at + pause, { ...value, tries, isHeldBack: false });
  if (error === null) letGo(sandbox, seq, value.uri);
};

/** Makes due the deliveries that were held back until a later delivery reached the same URL. */
const letGo = ({ deliveries, now }: Sandbox, arrived: number, uri: string): void => {
  for (const { seq, value } of deliveries.all()) {
    if (value.isHeldBack && value.uri === uri && seq < arrived)
      deliveries.change(seq, now(), { ...value, isHeldBack: false });
  }
};
