import { isGroup } from '../rules/stored-group.ts';

type Facts = Record<string, unknown>;

/** Two states of a group without what both have alike, however deep it stands. */
export const differing = (before: object, after: object): { before: Facts; after: Facts } => {
  const parts: { before: Facts; after: Facts } = { before: {}, after: {} };
  for (const [name, is] of Object.entries(after)) {
    const was = (before as Facts)[name];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    const inner = isGroup(was) && isGroup(is) ? differing(was, is) : { before: was, after: is };
    parts.before[name] = inner.before;
    parts.after[name] = inner.after;
  }
  return parts;
};
