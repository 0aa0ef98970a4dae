import type { Language } from '#contract/fields.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { type DateFormat, numericDay } from '#kernel/numeric-date.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Cell } from '#platform/csv/csv-line.ts';
import { exportList } from '#platform/csv/export-list.ts';
import type { SheetColumn } from '#platform/csv/sheet.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import { invoices as englishKinds } from '#words/en/invoices.ts';
import { sheets as english } from '#words/en/sheets.ts';
import { invoices as thaiKinds } from '#words/th/invoices.ts';
import { sheets as thai } from '#words/th/sheets.ts';
import { valuesOf } from './document-shape.ts';
import { type DocumentFilters, everyDocument, type ListedDocument } from './records/document-list-store.ts';

type Query = DocumentFilters & Readonly<{ columns?: string | undefined; language: Language }>;

/** Exports the filtered documents as CSV; credits are below nothing, and what was replaced is zero. */
export const exportDocuments = async (ctx: Context, { language, ...query }: Query): Promise<Streamed> => {
  const { dateFormat } = (await readSettings(ctx.tx)).general;
  const { columns: _, ...filters } = query;
  return exportList(ctx, {
    list: 'documents',
    action: 'document.exported',
    query,
    sheet: documentSheet(language, dateFormat),
    read: (tx) => everyDocument(tx, filters),
  });
};

const documentSheet = (language: Language, dateFormat: DateFormat): SheetColumn<ListedDocument>[] => {
  const { heads } = (language === 'th' ? thai : english).documents;
  const kinds = (language === 'th' ? thaiKinds : englishKinds).kind;
  const signed = (of: keyof ReturnType<typeof valuesOf>) => (row: ListedDocument) =>
    row.replacedBy ? 0 : valuesOf(row)[of] * (row.credits ? -1 : 1);
  const columns: [column: string, head: keyof typeof heads, cell: (row: ListedDocument) => Cell][] = [
    ['number', 'number', ({ number }) => number],
    ['number', 'kind', ({ kind }) => kinds[kind]],
    ['issued', 'issued', ({ issuedAt }) => numericDay(bangkokDate(issuedAt), dateFormat)],
    ['booking', 'booking', ({ bookingNumber }) => bookingNumber],
    ['buyer', 'buyer', ({ buyer }) => buyer.name],
    ['buyer', 'taxId', ({ buyer }) => buyer.taxId],
    ['buyer', 'branch', ({ buyer }) => buyer.branch],
    ['value', 'value', signed('value')],
    ['tax', 'tax', signed('tax')],
    ['value', 'untaxed', signed('untaxed')],
    ['total', 'total', signed('total')],
    ['number', 'credits', ({ credits }) => credits ?? ''],
    ['number', 'replacedBy', ({ replacedBy }) => replacedBy ?? ''],
  ];
  return columns.map(([column, head, cell]) => ({ column, head: heads[head], cell }));
};
