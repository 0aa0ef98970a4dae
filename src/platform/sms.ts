import { fetchFrom } from './outgoing/fetch-from.ts';

type TextMessage = Readonly<{
  /** The same on every retry, so that the gateway can detect duplicates. */
  id: string;
  /** As E.164 writes it: `+66815550199`. */
  to: string;
  text: string;
}>;

export type SmsGateway = Readonly<{
  /** Resolves when the gateway has accepted the message; otherwise rejects with the reason. */
  send: (message: TextMessage) => Promise<void>;
}>;

type Options = Readonly<{ /** How long one sending may take in all. */ timeoutMs?: number }>;

/**
 * Text messages through an HTTP gateway: a POST of `{ to, text, id }` as JSON, taken with any status of 200 to 299. Name
 * and password in its address are sent as basic authorization. Without an address there is no gateway.
 */
export const createSmsGateway = (
  address: string | undefined,
  { timeoutMs = 10_000 }: Options = {},
): SmsGateway | undefined => {
  if (!address) return undefined;
  const { url, headers } = requestOf(address);
  return {
    send: async ({ to, text, id }) => {
      const answer = await fetchFrom('sms', url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ to, text, id }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new Error(whyUnreachable(error));
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
    },
  };
};

const requestOf = (address: string) => {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const json = { 'content-type': 'application/json' };
  return { url, headers: username === '' ? json : { ...json, authorization: `Basic ${credentials}` } };
};

/** Without the gateway's address, which may hold its key. */
const whyUnreachable = (error: unknown): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return 'The SMS gateway did not answer in time';
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return `The SMS gateway could not be reached${typeof cause?.code === 'string' ? ` (${cause.code})` : ''}`;
};
