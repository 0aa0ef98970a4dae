import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

type SerialisedError = Readonly<{
  type: string;
  message: string;
  stack: string;
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  cause?: SerialisedError;
  errors?: readonly SerialisedError[];
}>;

/**
 * An error for the log, without values of SQL statements, e-mail addresses or unknown properties.
 */
export const serialiseError = (error: unknown, depth = 0): SerialisedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)), stack: '' };
  const message = messageOf(error);
  const goesOn = depth < 5;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message,
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
    ...textsOf(error, ['code', 'constraint', 'table', 'column']),
    ...(goesOn && error.cause !== undefined && { cause: serialiseError(error.cause, depth + 1) }),
    ...(goesOn &&
      error instanceof AggregateError && {
        errors: error.errors.map((one: unknown) => serialiseError(one, depth + 1)),
      }),
  };
};

/** The serialised error as an Error, for libraries that log messages and stacks on their own. */
export const asSerialisedError = (error: unknown): Error => {
  const serialised = serialiseError(error);
  const reasons: string[] = [];
  for (let reason = serialised.cause; reason; reason = reason.cause) reasons.push(sentenceOf(reason));
  const copy = new Error([sentenceOf(serialised), ...reasons].join(' <- '));
  copy.stack = [copy.message, ...framesOf({ stack: serialised.stack })].join('\n');
  return copy;
};

const sentenceOf = ({ message, code, constraint }: SerialisedError) =>
  [message, code && `(${code})`, constraint && `[${constraint}]`].filter(Boolean).join(' ');

const messageOf = (error: Error): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof pg.DatabaseError) return withoutQuotes(error.message, error.code);
  return withoutAddresses(error.message);
};

const DATA_EXCEPTION = '22';

// Sentences about wrong data end with the datum: `invalid input syntax for type integer: "…"`.
const withoutQuotes = (message: string, code = '') =>
  withoutAddresses(code.startsWith(DATA_EXCEPTION) ? message.replace(/".*"/s, '[hidden]') : message);

const withoutAddresses = (text: string) => text.replaceAll(/[\w.+%-]+@[\w-]+(\.[\w-]+)+/g, '[hidden]');

const framesOf = ({ stack = '' }: { stack?: string | undefined }) =>
  stack.split('\n').filter((line) => /^ {4}at .*(:\d+:\d+|<anonymous>|native)\)?$/.test(line));

const textsOf = (error: Error, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error).filter(([name, value]) => names.includes(name) && typeof value === 'string'),
  );
