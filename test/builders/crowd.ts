import { randomUUID } from 'node:crypto';

type Reply = { error?: string; bookingId?: string; data?: { accessToken?: string } };

/** How a visitor was answered: status and code, what came with it, and after how long. */
export type CrowdReply = Readonly<{ outcome: string; json: Reply; ms: number }>;

/** Visitors of some processes, each through the next one, as browsers send. */
export const crowdAt = (addresses: readonly string[]) => {
  let sent = 0;
  return async (path: string, body: object, token?: string): Promise<CrowdReply> => {
    sent += 1;
    const begun = performance.now();
    const reply = await fetch(`${addresses[sent % addresses.length]}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { 'x-booking-token': token }),
      },
      body: JSON.stringify(body),
    });
    const json = (await reply.json()) as Reply;
    return { outcome: `${reply.status} ${json.error ?? ''}`.trim(), json, ms: performance.now() - begun };
  };
};

/** How often each answer came. */
export const counted = (answers: readonly CrowdReply[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ outcome }) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );

/** Figures for a document: median, 99 of 100, and the longest, in milliseconds. */
export const times = (answers: readonly CrowdReply[]): string => {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms of ${sorted.length}`;
};
