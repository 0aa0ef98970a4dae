import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request as open } from 'node:http';

/** The response as received, or why there is none. */
export type Answer = Readonly<{
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The body parsed as JSON; undefined if it is not JSON. */
  json: unknown;
  ms: number;
  /** Why no complete response arrived. */
  failure: string | null;
}>;

export type Sent = Readonly<{
  method: string;
  target: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer | null;
}>;

export type Ask = (sent: Sent) => Promise<Answer>;

const PATIENCE_MS = 30_000;

/** Sends requests verbatim: paths are not normalized. */
export const askAt = (url: string): Ask & { close: () => void } => {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  const exchange = async ({ method, target, headers = {}, body }: Sent): Promise<Omit<Answer, 'ms' | 'failure'>> => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const request = open({ hostname, port, agent, method, path: target, headers: { ...length, ...headers } });
    request.setTimeout(PATIENCE_MS, () => request.destroy(new Error(`No answer in ${PATIENCE_MS / 1000} s`)));
    request.end(body ?? undefined);
    const [answer] = await once(request, 'response');
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    const whole = Buffer.concat(parts);
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      body: whole,
      json: jsonIn(answer.headers, whole),
    };
  };
  const ask: Ask = async (sent) => {
    const begun = performance.now();
    const nothing = { status: 0, headers: {}, body: Buffer.alloc(0), json: undefined };
    return exchange(sent).then(
      (answer) => ({ ...answer, ms: performance.now() - begun, failure: null }),
      (error: Error) => ({ ...nothing, ms: performance.now() - begun, failure: error.message }),
    );
  };
  return Object.assign(ask, { close: () => agent.destroy() });
};

const jsonIn = (headers: IncomingHttpHeaders, body: Buffer): unknown => {
  if (!headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

/** A JSON call for preparations; undefined unless it succeeds. */
export const askJson = async (
  ask: Ask,
  method: string,
  target: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: object } = {},
): Promise<Record<string, unknown> | undefined> => {
  const { status, json } = await ask({
    method,
    target,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? Buffer.from(JSON.stringify(body)) : null,
  });
  return status === 200 ? (json as Record<string, unknown>) : undefined;
};
