import { Readable } from 'node:stream';
import type { Language } from '#contract/fields.ts';
import { minus, negative, toBaht } from '#kernel/money.ts';
import { type DateFormat, numericMoment } from '#kernel/numeric-date.ts';
import type { Period } from '#kernel/period.ts';
import { bookingSheet, bookingsMadeIn } from '#modules/booking/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { Cell } from '#platform/csv/csv-line.ts';
import { type SheetColumn, sheetOf } from '#platform/csv/sheet.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ReadReplica } from '#platform/database/read-replica.ts';
import { inSnapshot } from '#platform/database/snapshot.ts';
import type { Files } from '#platform/files.ts';
import { excelMoment } from '#platform/xlsx/excel-moment.ts';
import { excelSheet } from '#platform/xlsx/sheet-stream.ts';
import { bookings as english } from '#words/en/bookings.ts';
import { sheets as englishHeads } from '#words/en/sheets.ts';
import { bookings as thai } from '#words/th/bookings.ts';
import { sheets as thaiHeads } from '#words/th/sheets.ts';
import { periodOf } from '../rules/report-range.ts';
import { findExport, type StoredExport, saveExport } from './export-job-store.ts';
import { exportKey } from './export-shape.ts';
import { everyPayment, type PaymentRow } from './payments-store.ts';

/** How many rows are written between progress updates. */
const A_STRETCH = 5_000;

export type ExportTools = Readonly<{ reading: ReadReplica; files: Files }>;

/**
 * Writes the file of an export in batches from one snapshot, and saves its progress. A retry starts again and
 * overwrites the file.
 */
export const writeExport = async (
  { step, now }: Steps,
  exportId: string,
  { reading, files }: ExportTools,
): Promise<void> => {
  const started = await step(async ({ tx }) => {
    const job = await findExport(tx, exportId);
    if (!job || job.status === 'done') return undefined;
    await saveExport(tx, exportId, { status: 'running', rows: 0 });
    return { job, settings: await readSettings(tx) };
  });
  if (!started) return;
  const { job } = started;
  const progress = { rows: 0, reported: 0 };
  const reportProgress = async (rows: number) => {
    progress.rows += rows;
    if (progress.rows - progress.reported < A_STRETCH) return;
    progress.reported = progress.rows;
    await step(({ tx }) => saveExport(tx, exportId, { rows: progress.rows }));
  };
  try {
    const read = (tx: Tx) =>
      contentOf(tx, { job, now, dateFormat: started.settings.general.dateFormat, reportProgress });
    const from = await reading.database();
    await files.putStream(exportKey(exportId), Readable.from(inSnapshot(from, read), { objectMode: false }));
  } catch (error) {
    await step(({ tx }) => saveExport(tx, exportId, { status: 'failed' }));
    throw error;
  }
  const { contentLength: bytes } = await files.getMetaData(exportKey(exportId));
  await step(({ tx }) =>
    saveExport(tx, exportId, { status: 'done', rows: progress.rows, total: progress.rows, bytes }),
  );
};

type Writing = Readonly<{
  job: StoredExport;
  now: Temporal.Instant;
  dateFormat: DateFormat;
  reportProgress: (rows: number) => Promise<void>;
}>;

const contentOf = (tx: Tx, { job, now, dateFormat, reportProgress }: Writing): AsyncIterable<string | Buffer> => {
  const { what, language, format } = job;
  const period = periodOf({ first: job.startDate, last: job.endDate });
  const moment = format === 'xlsx' ? excelMoment : (at: Temporal.Instant) => numericMoment(at, dateFormat);
  const write = <Row>(columns: SheetColumn<Row>[], read: (tx: Tx, period: Period) => AsyncIterable<Row[]>) => {
    const portions = counted(read(tx, period), reportProgress);
    return format === 'xlsx' ? excelSheet(columns, portions, { dateFormat }) : sheetOf(columns, portions);
  };
  if (what === 'payments') return write(paymentSheet({ language, moment }), everyPayment);
  return write(bookingSheet({ now, language, dateFormat, moment }), bookingsMadeIn);
};

async function* counted<Row>(
  portions: AsyncIterable<Row[]>,
  reportProgress: Writing['reportProgress'],
): AsyncGenerator<Row[]> {
  for await (const rows of portions) {
    yield rows;
    await reportProgress(rows.length);
  }
}

type ColumnLocale = Readonly<{ language: Language; moment: (at: Temporal.Instant) => Cell }>;
type Column = readonly [
  head: keyof typeof englishHeads.ledger,
  cell: (row: PaymentRow) => Cell,
  kind?: 'baht' | 'moment',
];

/** The columns of the payments export; refunds are negative. */
const paymentSheet = ({ language, moment }: ColumnLocale): SheetColumn<PaymentRow>[] => {
  const heads = (language === 'th' ? thaiHeads : englishHeads).ledger;
  const methods: Record<string, string> = (language === 'th' ? thai : english).methods;
  const columns: Column[] = [
    ['at', ({ at }) => moment(at), 'moment'],
    ['booking', ({ booking }) => booking],
    ['customer', ({ firstName, lastName }) => `${firstName} ${lastName}`.trim()],
    ['email', ({ email }) => email],
    ['kind', ({ kind }) => heads[kind]],
    ['method', ({ methodType }) => methods[methodType] ?? methodType],
    ['amount', (row) => toBaht(signed(row, row.amount)), 'baht'],
    ['fee', (row) => toBaht(signed(row, row.fee)), 'baht'],
    ['revenue', (row) => toBaht(signed(row, minus(row.amount, row.fee))), 'baht'],
    ['reference', ({ reference }) => reference],
    ['charge', ({ chargeId }) => chargeId],
    ['transaction', ({ transactionId }) => transactionId],
  ];
  return columns.map(([head, cell, kind]) => ({ column: head, head: heads[head], cell, kind }));
};

const signed = ({ kind }: PaymentRow, amount: PaymentRow['amount']) => (kind === 'payment' ? amount : negative(amount));
