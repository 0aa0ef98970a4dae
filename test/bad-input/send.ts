import type { Endpoint, Refusal } from '#contract/endpoint.ts';
import type { ContractRoute } from '#contract/index.ts';
import type { TestApp } from '../fresh-app.ts';
import { messagesOf } from '../messages-of.ts';

/** A call to send; a string body is sent unchanged. */
export type Sent = Readonly<{
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  files?: readonly Buffer[];
}>;

type Reply = Readonly<{ status: number; payload: Readonly<Record<string, unknown>> | undefined }>;

const json = 'application/json';

export const sendTo =
  ({ server }: Pick<TestApp, 'server'>) =>
  async (route: ContractRoute, { files: acceptedFiles, file }: Endpoint, sent: Sent): Promise<Reply> => {
    const { body, headers = {}, files = [] } = sent;
    const params = (sent.params ?? {}) as Record<string, unknown>;
    const [method, path = ''] = route.split(' ') as ['POST', string];
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name])));
    const search = new URLSearchParams(
      Object.entries(sent.query ?? {}).flatMap(([name, value]) => [value].flat().map((one) => [name, textOf(one)])),
    );
    const reply = await server.inject({
      method,
      url: `/api${filled}?${search}`,
      headers: { ...headers, ...(body !== undefined && { 'content-type': json }) },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(acceptedFiles && { payload: formOf(acceptedFiles.field, files) }),
    });
    // A downloaded file may be JSON too.
    const isJson = String(reply.headers['content-type']).startsWith(json) && !(file && reply.statusCode === 200);
    return { status: reply.statusCode, payload: isJson ? reply.json() : undefined };
  };

// With an empty path segment, the path would match another route.
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || ' ' : JSON.stringify(value ?? null);

const formOf = (field: string, files: readonly Buffer[]) => {
  const form = new FormData();
  for (const file of files) form.append(field, new Blob([new Uint8Array(file)]), 'file.jpg');
  return form;
};

/** What is wrong with a response, whatever the request was; null if nothing is. */
export const faultOf = ({ status, payload }: Reply): string | null => {
  if (status >= 500) return `a defect, ${status} ${payload?.error}`;
  if (!payload) return status < 400 ? null : 'a refusal that says nothing';
  if (payload.success !== status < 400) return `success ${payload.success} with ${status}`;
  if (status < 400) return null;
  if (typeof payload.error !== 'string' || typeof payload.message !== 'string')
    return 'a refusal without code or sentence';
  if (payload.error !== 'form.invalid') return null;
  const sentences = Object.values(messagesOf(payload.fields as Refusal['fields']));
  return sentences.length > 0 && sentences.every((one) => /^\p{Lu}.{3,}/u.test(one))
    ? null
    : `fields without a sentence: ${JSON.stringify(payload.fields)}`;
};
