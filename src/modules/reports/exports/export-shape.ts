import type { ExportJob } from '#contract/office/analysis.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import type { StoredExport } from './export-job-store.ts';

export const exportShape = ({
  createdAt,
  expiresAt,
  createdBy: _,
  byName,
  language: __,
  ...job
}: StoredExport): ExportJob => ({
  ...job,
  createdAt: toBangkokText(createdAt),
  createdBy: byName,
  expiresAt: toBangkokText(expiresAt),
});

/** The storage key of an export's file. */
export const exportKey = (id: string): string => `exports/${id}`;

export const fileNameOf = ({ what, startDate, endDate, format }: StoredExport): string =>
  `${what}-${startDate}-${endDate}.${format}`;
