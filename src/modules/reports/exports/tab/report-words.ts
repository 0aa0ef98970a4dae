import type { Language } from '#contract/fields.ts';
import { reportFiles as english } from '#words/en/report-files.ts';
import { reportFiles as thai } from '#words/th/report-files.ts';
import type { Translated } from '#words/translated.ts';

export type ReportWords = Translated<typeof english>;

export const reportWords = (language: Language): ReportWords => (language === 'th' ? thai : english);
