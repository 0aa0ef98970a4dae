import { type Failure, refused, unanswered } from './failure.ts';
import type { Contract, ContractRoute } from './routes.ts';

/** The routes that answer a file. */
type FileRoute = { [R in ContractRoute]: Contract[R] extends { file: unknown } ? R : never }[ContractRoute];

const TIMEOUT_MS = 30_000;

/** Fetches a file and hands it to the browser under the name that the server gives it; null when that went well. */
export const download = (
  route: FileRoute,
  { id, headers }: { id: string; headers: Record<string, string> },
): Promise<Failure | null> =>
  downloadFrom(route.replace('GET ', '/api').replace(':id', encodeURIComponent(id)), headers);

/** The same by its address, where a query says what is in the file. */
export const downloadFrom = async (address: string, headers: Record<string, string>): Promise<Failure | null> => {
  try {
    const reply = await fetch(address, {
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) return refused({ status: reply.status, headers: reply.headers, body: undefined });
    keep(await reply.blob(), nameIn(reply.headers.get('content-disposition')));
    return null;
  } catch (reason) {
    return unanswered(reason);
  }
};

const nameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'booking';

const keep = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
