import { isGroup } from './stored-group.ts';

/** Fields of a change that no setting has: a name misspelt is no setting saved. */
export const unknownFields = (change: object, existing: object, path: readonly string[] = []): string[] =>
  Object.entries(change).flatMap(([name, value]) => {
    const here = [...path, name];
    if (!Object.hasOwn(existing, name)) return [here.join('.')];
    const inner = (existing as Record<string, unknown>)[name];
    return isGroup(value) && isGroup(inner) ? unknownFields(value, inner, here) : [];
  });
