import type { z } from 'zod';
import type { EditedPage, RevisionSummary } from '#contract/office/content.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { EditedRow } from './edited-page-store.ts';
import type { RevisionRow } from './revision-store.ts';
import type { PageTexts } from './rules/page-change.ts';

export const editedPageShape = (page: EditedRow, now: Temporal.Instant): z.input<typeof EditedPage> => ({
  id: page.id,
  slug: page.slug,
  ...textsShape(page),
  version: page.version,
  lastUpdated: toBangkokText(page.updatedAt),
  createdBy: page.createdBy,
  updatedBy: page.updatedBy,
  publishedAt: page.publishedAt && toBangkokText(page.publishedAt),
  previewUntil:
    page.previewUntil && Temporal.Instant.compare(page.previewUntil, now) > 0 ? toBangkokText(page.previewUntil) : null,
});

export const textsShape = (page: PageTexts): PageTexts => ({
  title: page.title,
  titleInThai: page.titleInThai,
  content: page.content,
  contentInThai: page.contentInThai,
  metaDescription: page.metaDescription,
  metaDescriptionInThai: page.metaDescriptionInThai,
  published: page.published,
});

export const revisionShape = (row: RevisionRow): z.input<typeof RevisionSummary> => ({
  version: row.version,
  savedAt: toBangkokText(row.savedAt),
  savedBy: row.savedBy,
  published: row.published,
  changed: row.changed,
  restoredFrom: row.restoredFrom,
});
