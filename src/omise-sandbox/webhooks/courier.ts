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
 * Brings deliveries to their addresses, several at a time, in whatever order they arrive. A delivery leaves the queue only
 * after its outcome is stored: a sandbox that is killed in between sends it again after its next start.
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

/** A defect of ours; the delivery is still in the queue. */
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

/** Keeps what came of the try; without success the delivery is put off or, at last, given up. */
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

/** Sends off what was held back until a later delivery had reached the same address. */
const letGo = ({ deliveries, now }: Sandbox, arrived: number, uri: string): void => {
  for (const { seq, value } of deliveries.all()) {
    if (value.isHeldBack && value.uri === uri && seq < arrived)
      deliveries.change(seq, now(), { ...value, isHeldBack: false });
  }
};
