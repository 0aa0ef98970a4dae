import type { Caller, Role } from '../business/people.ts';
import type { Operation } from '../document/operations.ts';
import { type Parts, partsIn, wrongOf } from './parts.ts';
import type { Request } from './request.ts';

type Sender = Readonly<{ operation: Operation; role: Role; caller: Caller; what: string }>;

/** Builds a request from its parts, with their violations of the document. */
export const assembled = (sender: Sender, parts: Parts, form: Form | null = null): Request => {
  const { operation, role, caller, what } = sender;
  const { method, path } = operation;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escaped(parts.params[name] ?? ''));
  const query = parts.query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  const content = contentOf(operation, parts, form);
  return {
    operation,
    role,
    what,
    method,
    isDeclared: true,
    target: query ? `${filled}?${query}` : filled,
    headers: { ...caller.headers, ...content.headers },
    body: content.body,
    wrong: wrongOf(operation, parts),
    says: partsIn(operation, parts),
  };
};

export type Form = Readonly<{ type: string; bytes: Buffer }>;

type Content = Readonly<{ headers: Readonly<Record<string, string>>; body: Buffer | null }>;

const contentOf = (operation: Operation, { body }: Parts, form: Form | null): Content => {
  if (form) return { headers: { 'content-type': form.type }, body: form.bytes };
  const text = operation.body && body !== undefined ? JSON.stringify(body) : undefined;
  if (text === undefined) return { headers: {}, body: null };
  return { headers: { 'content-type': 'application/json' }, body: Buffer.from(text) };
};

/** Encodes text for a URL; a lone surrogate, which has no UTF-8 form, becomes U+FFFD. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
