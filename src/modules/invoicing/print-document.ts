import { bangkokDate } from '#kernel/bangkok-time.ts';
import { numericDay } from '#kernel/numeric-date.ts';
import { findBooking } from '#modules/booking/index.ts';
import type { Said, Typesetter } from '#modules/documents/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow, type Tx } from '#platform/database/database.ts';
import { bilingual } from './facts/bilingual.ts';
import { typesetPaper } from './facts/typeset-paper.ts';
import { findDocument, findOriginal, findReplacing, type Issued, lockDocument } from './records/issued-store.ts';
import { insertPrint, type Print, printsOf } from './records/print-store.ts';
import { nextMark } from './rules/next-mark.ts';
import { documentNotFound, paperForgotten } from './rules/problems.ts';

/**
 * Records that staff hand a document out: the original once, then copies; with a reason a replacement (ใบแทน, Revenue
 * Code, section 86/12). 404; 409 `invoice.forgotten`.
 */
export const printDocument = async (ctx: Context, id: string, reason: string | null): Promise<Print> => {
  const { tx, now, actor, record } = ctx;
  const document = printable(await lockDocument(tx, id));
  const isReplaced = (await findReplacing(tx, id)) !== undefined;
  const mark = nextMark({ prints: await printsOf(tx, id), reason, isReplaced });
  const by = { byId: actor.user?.id ?? null, byName: actor.user?.name ?? null };
  const why = mark === 'replacement' ? reason : null;
  const print = await insertPrint(tx, { documentId: id, mark, reason: why, printedAt: now, ...by });
  const { reference } = returnedRow(await findBooking(tx, document.bookingId));
  await record({
    action: 'document.printed',
    subject: { kind: 'booking', id: document.bookingId, name: reference },
    after: { documentKind: document.kind, documentNumber: document.number, mark },
  });
  return print;
};

type OfPrint = Readonly<{ id: string; printId: string | undefined }>;

/** A document as one of its prints; without one as a copy. 404; 409 `invoice.forgotten`. */
export const printedDocument = async (tx: Tx, { id, printId }: OfPrint, typesetter: Typesetter) => {
  const document = printable(await findDocument(tx, id));
  const prints = await printsOf(tx, id);
  const print = prints.find((one) => one.id === printId);
  if (printId !== undefined && !print) throw documentNotFound();
  const notes = print?.mark === 'replacement' ? [await replacementNote(tx, print, prints)] : [];
  return asPrinted(tx, document, { mark: print?.mark ?? 'copy', notes }, typesetter);
};

/**
 * A document of a booking for its customer: the original, unless staff have handed that out. The first time it is
 * handed out so. 404; 409 `invoice.forgotten`.
 */
export const customersDocument = async ({ tx, now }: Context, { id, bookingId }: Pick<Issued, 'id' | 'bookingId'>) => {
  const document = await lockDocument(tx, id);
  if (document?.bookingId !== bookingId) throw documentNotFound();
  printable(document);
  const original = (await printsOf(tx, id)).find(({ mark }) => mark === 'original');
  if (!original && !(await findReplacing(tx, id)))
    await insertPrint(tx, { documentId: id, mark: 'original', printedAt: now });
  return { document, mark: original?.byId ? ('copy' as const) : ('original' as const) };
};

/** The document, if it is there and its paper was not forgotten with its buyer. */
const printable = (document: Issued | undefined): Issued => {
  if (!document) throw documentNotFound();
  if (!document.buyer.name) throw paperForgotten();
  return document;
};

type Printed = Readonly<{ mark: Print['mark']; notes?: readonly Said[] }>;

/** The original as it was issued; else set from its facts. What another document replaced says so, whatever it was. */
export const asPrinted = async (tx: Tx, document: Issued, { mark, notes = [] }: Printed, typesetter: Typesetter) => {
  const { id, kind, facts, number } = document;
  const replacing = await findReplacing(tx, id);
  if (replacing) {
    const cancelled = bilingual(({ terms }) => terms.cancelled, { number: replacing.number });
    const paper = { kind, facts, mark: 'cancelled' as const, notes: [...notes, cancelled] };
    return { number, ...(await typesetPaper(paper, typesetter)) };
  }
  if (mark === 'original') return { number, ...(await findOriginal(tx, id)) };
  return { number, ...(await typesetPaper({ kind, facts, mark, notes }, typesetter)) };
};

/** What Revenue Code, section 86/12 asks of a replacement: its count, date and reason, and who signs for it. */
const replacementNote = async (
  tx: Tx,
  { id, printedAt, reason, byName }: Print,
  prints: readonly Print[],
): Promise<Said> => {
  const { dateFormat } = (await readSettings(tx)).general;
  const replacements = prints.filter(({ mark }) => mark === 'replacement');
  return bilingual(({ terms }) => terms.replacement, {
    count: replacements.findIndex((one) => one.id === id) + 1,
    date: numericDay(bangkokDate(printedAt), dateFormat),
    reason: reason ?? '',
    name: byName ?? '',
  });
};
