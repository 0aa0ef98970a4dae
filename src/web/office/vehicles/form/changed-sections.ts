import type { DraftField } from '../draft/draft.ts';
import type { SectionName } from './section-nav.tsx';

const others: Partial<Record<DraftField, SectionName>> = {
  images: 'photos',
  features: 'features',
  dailyRate: 'rates',
  weeklyRate: 'rates',
  monthlyRate: 'rates',
};

/** The parts of the form in which something is unsaved. */
export const changedSections = (changed: readonly DraftField[], hasBlock: boolean): ReadonlySet<SectionName> =>
  new Set([...changed.map((name) => others[name] ?? 'details'), ...(hasBlock ? (['maintenance'] as const) : [])]);
