import type { Role } from '../business/people.ts';
import type { Operation } from '../document/operations.ts';

/** A request as sent. */
export type Request = Readonly<{
  operation: Operation;
  /** Whether the document has this method and path. */
  isDeclared: boolean;
  role: Role;
  /** The variation applied, such as `good` or `a field changed`. */
  what: string;
  method: string;
  /** Path and query, as in the request line. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
  /** Why no response may be a success; empty if the request conforms to the document. */
  wrong: readonly string[];
  /** The document's parameters and fields that the request uses, such as `search in the query`. */
  says: readonly string[];
}>;

/** The request as a curl command, to reproduce it. */
export const curlOf = ({ method, target, headers, body }: Request, url: string): string => {
  const flags = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const sent = body ? [`--data-binary @<(echo ${body.toString('base64')} | base64 -d)`] : [];
  const text = body && isPlain(body) ? [`--data-binary ${quoted(body.toString())}`] : sent;
  return ['curl -isS --path-as-is', `-X ${method}`, ...flags, ...text, quoted(`${url}${target}`)].join(' ');
};

const isPlain = (body: Buffer) => /^[\n\r\t\u0020-\u007e]*$/.test(body.toString('latin1'));

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
