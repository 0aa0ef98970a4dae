import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api/browser.ts';
import type { Failure } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useMutation } from '../../live/use-mutation.ts';
import {
  changedFields,
  type DraftField,
  draftOf,
  type EditedPage,
  newPage,
  type PageDraft,
  sentOf,
} from './page-draft.ts';

const PAUSE_MS = 400;

/**
 * The edited page beside the saved one. Stored in the browser a moment after each change, and restored when the page is
 * opened again.
 */
export const usePageDraft = (loaded: EditedPage | null) => {
  const key = loaded?.id ?? 'new';
  const [seen, setSeen] = useState(loaded);
  const saved = seen ? draftOf(seen) : newPage;
  const [draft, setDraft] = useState(saved);
  const [storedAt, setStoredAt] = useState<string | null>(null);
  /** The saved version that the edits are based on. */
  const [version, setVersion] = useState(loaded?.version ?? 0);
  const changed = changedFields(saved, draft);
  const isChanged = changed.length > 0;

  // The stored draft is read once per page; later typing only writes it.
  const first = useRef(loaded);
  useEffect(() => {
    const storedDraft = readStored(key);
    const stored = first.current ? draftOf(first.current) : newPage;
    if (!storedDraft || changedFields(stored, storedDraft.draft).length === 0) return;
    setDraft(first.current ? { ...storedDraft.draft, slug: stored.slug } : storedDraft.draft);
    setVersion(storedDraft.version);
    setStoredAt(storedDraft.at);
  }, [key]);

  const wasChanged = useRef(false);
  useEffect(() => {
    if (!isChanged && wasChanged.current) forgetDraft(key);
    wasChanged.current = isChanged;
    if (!isChanged) return;
    const timer = setTimeout(() => keepDraft(key, { draft, version, at: new Date().toISOString() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, draft, version, isChanged]);

  return {
    seen,
    draft,
    changed,
    isChanged,
    version,
    storedAt,
    set: (values: Partial<Pick<PageDraft, DraftField>>) => setDraft((before) => ({ ...before, ...values })),
    /** Replaces the edits with the saved page. */
    take: (page: EditedPage) => {
      setSeen(page);
      setDraft(draftOf(page));
      setVersion(page.version);
      setStoredAt(null);
    },
    /** Keeps the edits, based on the saved page from now on. */
    keepOver: (page: EditedPage) => {
      setSeen(page);
      setVersion(page.version);
      setStoredAt(null);
    },
    discard: () => {
      setDraft(saved);
      setVersion(seen?.version ?? 0);
      setStoredAt(null);
    },
  };
};

export type PageForm = ReturnType<typeof usePageDraft>;

type Saving = Readonly<{ form: PageForm; onSaved: () => void }>;

/** Saves a page. A refused text stays in the form; on a conflict, the other version is loaded to show beside it. */
export const usePageSave = ({ form, onSaved }: Saving) => {
  const t = useWords('officeContent', 'editor');
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [theirs, setTheirs] = useState<EditedPage | null>(null);
  const { seen, draft, version } = form;

  const failed = async (refused: Failure) => {
    setFailure(refused);
    if (refused.error !== 'content.changed-meanwhile' || !seen) return;
    const stored = await api.call('GET /cms/pages/:id', { params: { id: seen.id } });
    if (stored.success) setTheirs(stored.data);
  };
  const options = { done: t('done'), failed: (refused: Failure) => void failed(refused) };

  const save = async () => {
    setFailure(null);
    const reply = seen
      ? await run('PUT /cms/pages/:id', { params: { id: seen.id }, body: { ...sentOf(draft), version } }, options)
      : await run('POST /cms/pages', { body: { ...sentOf(draft), slug: draft.slug } }, options);
    if (!reply) return;
    form.take(reply.data);
    onSaved();
  };
  const settle = () => {
    setTheirs(null);
    setFailure(null);
  };
  return { save, isBusy, failure, theirs, settle };
};

/** An unsaved text in local storage, so that a crash or an expired session loses nothing. */
type StoredDraft = Readonly<{ draft: PageDraft; version: number; at: string }>;

const keyOf = (id: string) => `saphan.page-draft.${id}`;

const keepDraft = (id: string, stored: StoredDraft): void => {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(stored));
  } catch {
    // Editing works without storage too.
  }
};

const forgetDraft = (id: string): void => {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // As above.
  }
};

const readStored = (id: string): StoredDraft | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    return isStored(stored) ? stored : null;
  } catch {
    return null;
  }
};

const isStored = (value: unknown): value is StoredDraft => {
  const { draft, version, at } = Object(value) as Partial<Record<keyof StoredDraft, unknown>>;
  const { title, content } = Object(draft) as Partial<Record<keyof PageDraft, unknown>>;
  return (
    typeof title === 'string' && typeof content === 'string' && typeof version === 'number' && typeof at === 'string'
  );
};
