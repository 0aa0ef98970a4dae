/** Patterns of internal details that no response may contain; our requests never contain them either. */
const traces: readonly (readonly [what: string, trace: RegExp])[] = [
  ['a stack', /\n\s+at \S+.*:\d+:\d+/],
  ['a file of the code', /\/(src|build|node_modules)\/[\w./-]+\.(ts|tsx|js|mjs):\d+/],
  ['an address of a file', /file:\/\/\/(?!etc\/passwd)/],
  ['a failed query', /Failed query|syntax error at or near|invalid input syntax for/],
  ['a table', /relation "\w+"|column "\w+" (of|does)|duplicate key value|violates [\w-]+ constraint/],
  ['a connection', /ECONNREFUSED|ETIMEDOUT|postgres(ql)?:\/\//],
  ['an error of JavaScript', /TypeError|RangeError|ReferenceError|ZodError|Cannot read propert|is not a function/],
  ['a hash of a password', /\$argon2/],
];

export const leakIn = (text: string): string | null => traces.find(([, trace]) => trace.test(text))?.[0] ?? null;
