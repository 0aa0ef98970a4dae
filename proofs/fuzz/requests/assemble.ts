import type { Caller, Role } from '../business/people.ts';
import type { Operation } from '../document/operations.ts';
import { type Parts, partsIn, wrongOf } from './parts.ts';
import type { Request } from './request.ts';

type Sender = Readonly<{ operation: Operation; role: Role; caller: Caller; what: string }>;

/** A request of these parts, with what the document finds wrong of them. */
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

/** Half of a surrogate pair has no bytes of its own: in an address it goes as what stands for the unreadable. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
