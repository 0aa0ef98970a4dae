export type ApiRequest = Readonly<{
  /** The route of the contract with its input; a server that renders pages answers reads from these. */
  route: string;
  params?: unknown;
  query?: unknown;
  method: string;
  /** The path with its query, without the leading `/api`. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  signal?: AbortSignal;
}>;

export type ApiResponse = Readonly<{
  status: number;
  headers: { get: (name: string) => string | null };
  /** The parsed JSON; undefined when the reply had none. */
  body: unknown;
  /** `Set-Cookie` lines that a rendering server must pass on to the browser. */
  cookies?: readonly string[];
}>;

/** How a call is sent: by fetch in a browser, in process on the server. Throws when no reply arrives. */
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
