import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChargeListener } from './records/event.ts';
import { createSandbox } from './sandbox.ts';
import { sandboxKeys } from './wire/keys.ts';

type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

type CallOptions = {
  key?: string;
  json?: unknown;
  form?: Record<string, string>;
  body?: string;
  headers?: Record<string, string>;
};

/** For tests: a sandbox that listens on a free port, with a temporary folder that is deleted with it. */
export const listeningSandbox = async (options: { now?: () => number; onEvent?: ChargeListener } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'omise-sandbox-'));
  const app = createSandbox({ folder, ...options });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const call = (method: string, path: string, options?: CallOptions) => callAt(url, method, path, options);
  return {
    url,
    folder,
    call,
    ...provider(call),
    stop: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
};

export type SandboxCall = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

/** Sends one request, with the secret key unless `key` is given. */
export const callAt = async (url: string, method: string, path: string, options: CallOptions = {}): Promise<Answer> => {
  const { key = sandboxKeys.secret, json, form, headers } = options;
  const body =
    json === undefined ? (options.body ?? (form && new URLSearchParams(form).toString())) : JSON.stringify(json);
  const reply = await fetch(url + path, {
    method,
    headers: {
      authorization: `Basic ${btoa(`${key}:`)}`,
      ...(body !== undefined && {
        'content-type': json === undefined ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
  const answered = await reply.text();
  return { status: reply.status, headers: reply.headers, body: answered ? JSON.parse(answered) : {} };
};

export const goodCard = {
  name: 'Somchai Jaidee',
  number: '4242424242424242',
  expiration_month: 12,
  expiration_year: 2040,
  security_code: '123',
};

/** The most frequent calls of tests: create a token, charge a token or a source. */
export const provider = (call: SandboxCall) => {
  const createToken = (card: object = {}) =>
    call('POST', '/tokens', { key: sandboxKeys.public, json: { card: { ...goodCard, ...card } } });
  const charge = async (extra: object = {}, card: object = {}) => {
    const token = await createToken(card);
    return call('POST', '/charges', { json: { amount: 100_000, currency: 'thb', card: token.body.id, ...extra } });
  };
  /** Charges a new source of this type, with a return URI unless `extra` overrides it. */
  const chargeSource = (type: string, extra: object = {}, source: object = {}) =>
    call('POST', '/charges', {
      json: {
        amount: 100_000,
        currency: 'thb',
        return_uri: 'https://rent.example/booking/payment-result?booking=1',
        source: { type, ...source },
        ...extra,
      },
    });
  return { createToken, charge, chargeSource };
};
