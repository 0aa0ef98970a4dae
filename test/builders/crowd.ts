import { randomUUID } from 'node:crypto';

type Reply = { error?: string; bookingId?: string; data?: { accessToken?: string } };

/** The response to a visitor: outcome (status and code), body and response time. */
export type CrowdReply = Readonly<{ outcome: string; json: Reply; ms: number }>;

/** Sends requests as browsers do, to several processes in turn. */
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

/** The number of responses per outcome. */
export const counted = (answers: readonly CrowdReply[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ outcome }) => outcome)].map(([outcome, all]) => [outcome, all.length]),
  );

/** The response times for a document: median, 99th percentile and maximum, in milliseconds. */
export const times = (answers: readonly CrowdReply[]): string => {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms of ${sorted.length}`;
};
