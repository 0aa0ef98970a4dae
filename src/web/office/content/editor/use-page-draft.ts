import { useEffect, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readKept } from './kept-draft.ts';
import { changedFields, type DraftField, draftOf, type EditedPage, newPage, type PageDraft } from './page-draft.ts';

const PAUSE_MS = 400;

/**
 * What is written, beside what is saved. It is kept in the browser a moment after each change, and is back when the page
 * is opened again.
 */
export const usePageDraft = (loaded: EditedPage | null) => {
  const key = loaded?.id ?? 'new';
  const [seen, setSeen] = useState(loaded);
  const saved = seen ? draftOf(seen) : newPage;
  const [draft, setDraft] = useState(saved);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  /** The version that what is written began with. */
  const [version, setVersion] = useState(loaded?.version ?? 0);
  const changed = changedFields(saved, draft);
  const isChanged = changed.length > 0;

  // Read once for each page: what is typed later is kept, not read.
  const first = useRef(loaded);
  useEffect(() => {
    const kept = readKept(key);
    const stored = first.current ? draftOf(first.current) : newPage;
    if (!kept || changedFields(stored, kept.draft).length === 0) return;
    setDraft(first.current ? { ...kept.draft, slug: stored.slug } : kept.draft);
    setVersion(kept.version);
    setKeptAt(kept.at);
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
    ...{ seen, draft, changed, isChanged, version, keptAt },
    set: (values: Partial<Pick<PageDraft, DraftField>>) => setDraft((before) => ({ ...before, ...values })),
    /** Takes what is stored in place of what is written. */
    take: (page: EditedPage) => {
      setSeen(page);
      setDraft(draftOf(page));
      setVersion(page.version);
      setKeptAt(null);
    },
    /** Goes on with what is written, knowing what is stored. */
    keepOver: (page: EditedPage) => {
      setSeen(page);
      setVersion(page.version);
      setKeptAt(null);
    },
    discard: () => {
      setDraft(saved);
      setVersion(seen?.version ?? 0);
      setKeptAt(null);
    },
  };
};

export type PageForm = ReturnType<typeof usePageDraft>;
