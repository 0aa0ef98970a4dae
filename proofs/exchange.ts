import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type Reply = Readonly<{ status: number; body: string }>;

type Exchange = Readonly<{ agent: Agent; origin: string; path: string; body?: object }>;

/** The timeout of a visitor's request, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Sends one request without retries: a broken connection is a failure. */
export const exchange = ({ agent, origin, path, body }: Exchange): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, {
      agent,
      method: body ? 'POST' : 'GET',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { headers: { 'content-type': 'application/json' } }),
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      text(answer).then((content) => resolve({ status: answer.statusCode ?? 0, body: content }), reject);
    });
    sent.end(body && JSON.stringify(body));
  });
