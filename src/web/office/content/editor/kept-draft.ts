import type { PageDraft } from './page-draft.ts';

/** What somebody typed, as their browser keeps it: a crash, or a session that ended, loses nothing. */
type KeptDraft = Readonly<{ draft: PageDraft; version: number; at: string }>;

const keyOf = (id: string) => `saphan.page-draft.${id}`;

export const keepDraft = (id: string, kept: KeptDraft): void => {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still lets one write.
  }
};

export const forgetDraft = (id: string): void => {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // As above.
  }
};

export const readKept = (id: string): KeptDraft | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
};

const isKept = (value: unknown): value is KeptDraft => {
  const { draft, version, at } = Object(value) as Partial<Record<keyof KeptDraft, unknown>>;
  const { title, content } = Object(draft) as Partial<Record<keyof PageDraft, unknown>>;
  return (
    typeof title === 'string' && typeof content === 'string' && typeof version === 'number' && typeof at === 'string'
  );
};
