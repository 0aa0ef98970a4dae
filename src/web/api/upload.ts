import { inBrowser } from './browser.ts';
import { createClient } from './client.ts';
import type { Contract, ContractRoute, Outcome } from './routes.ts';
import { readJson, type Transport } from './transport.ts';

/** The routes that accept files. */
type UploadRoute = { [R in ContractRoute]: Contract[R] extends { files: unknown } ? R : never }[ContractRoute];

type Sent<R extends UploadRoute> = Readonly<{
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** The form field under which the contract expects the files. */
  field: Contract[R]['files']['field'];
  files: readonly File[];
  /** Called with the percentage sent, 0 to 100. */
  onProgress?: (percent: number) => void;
}>;

/** Long enough to upload 5 MB from a phone at the counter. */
const TIMEOUT_MS = 60_000;

/** Uploads files; resolves to the same outcome as `call`. Never throws for a failure. */
export const upload = <R extends UploadRoute>(route: R, sent: Sent<R>): Promise<Outcome<R>> => {
  const { params, query, headers, field, files, onProgress } = sent;
  const body = new FormData();
  for (const file of files) body.append(field, file);
  const client = createClient(withProgress(onProgress), {
    ...inBrowser,
    timeouts: { read: TIMEOUT_MS, write: TIMEOUT_MS },
  });
  const call = client.call as (route: R, given: object) => Promise<Outcome<R>>;
  return call(route, { params, query, headers, body });
};

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
const withProgress =
  (onProgress: Sent<UploadRoute>['onProgress']): Transport =>
  ({ method, path, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100));
      request.onload = () =>
        resolve({
          status: request.status,
          headers: { get: (name) => request.getResponseHeader(name) },
          body: readJson(request.responseText),
        });
      request.onerror = () => reject(new TypeError('The connection was lost'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.open(method, `/api${path}`);
      request.setRequestHeader('accept', 'application/json');
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.send(body as FormData);
    });
