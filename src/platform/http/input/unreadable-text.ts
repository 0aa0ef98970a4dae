import { wrongField } from '#kernel/problem.ts';

/** Refuses what no column can hold: a NUL character, half of a surrogate pair, nesting without end. */
export const refuseUnreadableText = (value: unknown, path = '', depth = 0): void => {
  if (depth > 30) throw unreadable(path);
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed()) throw unreadable(path);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, item] of Object.entries(value)) {
    refuseUnreadableText(key, path, depth + 1);
    refuseUnreadableText(item, path ? `${path}.${key}` : key, depth + 1);
  }
};

const unreadable = (path: string) => wrongField(path || 'request', 'field.not-storable');
