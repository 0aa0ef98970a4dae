import { proofDesk } from './browser.ts';
import { type Failure, refused, unanswered } from './failure.ts';
import type { Contract, ContractRoute } from './routes.ts';

/** The routes that return a file. */
type FileRoute = { [R in ContractRoute]: Contract[R] extends { file: unknown } ? R : never }[ContractRoute];

type How = Readonly<{
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object;
  /** Null: no timeout. */
  timeoutMs?: number | null;
  /** Called with the bytes received so far. */
  onProgress?: (bytes: number) => void;
}>;

/** Downloads a file under the name that the server gives it; resolves to null on success. */
export const download = (route: FileRoute, id: string, how?: How): Promise<Failure | null> =>
  downloadFrom(route.replace(/^\w+ /, '/api').replace(':id', encodeURIComponent(id)), how);

/** The same as `download`, by address, for files whose content depends on a query. */
export const downloadFrom = async (address: string, how?: How): Promise<Failure | null> => {
  const failure = await fetchFile(address, how);
  return failure && (await proofDesk.ask?.(failure)) ? fetchFile(address, how) : failure;
};

const fetchFile = async (
  address: string,
  { method = 'GET', headers = {}, body: given, timeoutMs = 30_000, onProgress = () => {} }: How = {},
): Promise<Failure | null> => {
  try {
    const signal = timeoutMs === null ? null : AbortSignal.timeout(timeoutMs);
    const sent = given && { body: JSON.stringify(given), headers: { ...headers, 'content-type': 'application/json' } };
    const reply = await fetch(address, { method, headers, credentials: 'same-origin', signal, ...sent });
    if (!reply.ok || !reply.body) {
      const body: unknown = await reply.json().catch(() => undefined);
      return refused({ status: reply.status, headers: reply.headers, body });
    }
    const file = await new Response(reply.body.pipeThrough(counting(onProgress))).blob();
    keep(file, nameIn(reply.headers.get('content-disposition')));
    return null;
  } catch (reason) {
    // The connection broke: a partial file is discarded.
    return unanswered(reason);
  }
};

const counting = (onProgress: (bytes: number) => void) => {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.byteLength;
      onProgress(bytes);
      controller.enqueue(part);
    },
  });
};

const nameIn = (disposition: string | null): string => /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1] ?? 'file';

const keep = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
