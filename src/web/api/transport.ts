export type ApiRequest = Readonly<{
  method: string;
  /** With its query, without the `/api` in front. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  signal?: AbortSignal;
}>;

export type ApiResponse = Readonly<{
  status: number;
  headers: { get: (name: string) => string | null };
  /** The read JSON; undefined when there was none. */
  body: unknown;
  /** `Set-Cookie` lines that a server on the way must hand on to the browser. */
  cookies?: readonly string[];
}>;

/** How a call travels: by fetch in a browser, in process on the server. Throws when nothing answered. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** Calls over HTTP. `base` is the address of the API, such as `/api`. */
export const overHttp =
  (base: string, send: typeof fetch = fetch): Transport =>
  async ({ method, path, headers, body, signal }) => {
    const response = await send(base + path, {
      method,
      headers: { accept: 'application/json', ...(body === undefined ? {} : json), ...headers },
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, headers: response.headers, body: readJson(await response.text()) };
  };

const json = { 'content-type': 'application/json' };

export const readJson = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};
