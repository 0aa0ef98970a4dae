import type { Role } from '../business/people.ts';
import type { Operation } from '../document/operations.ts';

/** A request as it goes over the wire. */
export type Request = Readonly<{
  operation: Operation;
  /** Whether it is a call that the document names; not so with another method or path. */
  isDeclared: boolean;
  role: Role;
  /** What was done to it, such as `good` or `a field changed`. */
  what: string;
  method: string;
  /** Path and query, as they stand in the first line. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
  /** Why nobody may answer it with a success; empty when it is what the document asks for. */
  wrong: readonly string[];
  /** What of all that the document lets it say it says, such as `search in the query`. */
  says: readonly string[];
}>;

/** The same with curl, for whoever wants to see the answer. */
export const curlOf = ({ method, target, headers, body }: Request, url: string): string => {
  const flags = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const sent = body ? [`--data-binary @<(echo ${body.toString('base64')} | base64 -d)`] : [];
  const text = body && isPlain(body) ? [`--data-binary ${quoted(body.toString())}`] : sent;
  return ['curl -isS --path-as-is', `-X ${method}`, ...flags, ...text, quoted(`${url}${target}`)].join(' ');
};

const isPlain = (body: Buffer) => /^[\n\r\t\u0020-\u007e]*$/.test(body.toString('latin1'));

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
