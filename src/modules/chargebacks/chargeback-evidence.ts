import type { Language } from '#contract/fields.ts';
import { type Booking, bookingNotFound, findBooking, photoBytes } from '#modules/booking/index.ts';
import type { Typesetter } from '#modules/documents/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import type { Streamed } from '#platform/http/output/sent-stream.ts';
import { type ZipEntry, zipped } from '#platform/zip-stream.ts';
import { evidencePaper } from './evidence-paper.ts';
import { type EvidenceRecords, evidenceRecords } from './evidence-records-store.ts';
import { photoPairs } from './photo-pairs.ts';
import { sha256, sumsFile } from './sums-file.ts';

type EvidenceRequest = Readonly<{ bookingId: string; language: Language }>;
type Tools = Readonly<{ typesetter: Typesetter; files: Files }>;

/**
 * All that shows a rental to a bank, as one ZIP: `evidence.pdf` to be read, and beside it the originals to the byte with
 * their SHA-256. What was forgotten meanwhile is named and left out. Leaves an audit entry. 404 `booking.not-found`.
 */
export const chargebackEvidence = async (
  ctx: Context,
  { bookingId, language }: EvidenceRequest,
  tools: Tools,
): Promise<Streamed> => {
  const booking = await findBooking(ctx.tx, bookingId);
  if (!booking) throw bookingNotFound();
  const { reference } = booking;
  await ctx.record({
    action: 'booking.evidence-exported',
    subject: { kind: 'booking', id: bookingId, name: reference },
  });
  const { now } = ctx;
  return { name: `evidence-${reference}.zip`, content: (tx) => content(tx, { booking, language, now }, tools) };
};

type Made = Readonly<{ booking: Booking; language: Language; now: Temporal.Instant }>;

async function* content(tx: Tx, made: Made, { typesetter, files }: Tools): AsyncGenerator<Buffer> {
  const records = await evidenceRecords(tx, made.booking);
  const photos = await photoPairs(records.photos, (photo) => photoBytes(files, photo));
  const paper = await evidencePaper(tx, { ...made, records, photos });
  const sums = new Map<string, string>();
  const entry = (name: string, bytes: Uint8Array): ZipEntry => {
    sums.set(name, sha256(bytes));
    return { name, content: [bytes] };
  };
  yield* zipped(
    (async function* () {
      yield entry('evidence.pdf', await typesetter.typeset('chargeback-evidence', paper));
      for (const { name, pdf } of originals(records)) yield entry(name, pdf);
      // One photograph at a time.
      for (const photo of photos.present) {
        const bytes = await photoBytes(files, photo);
        if (bytes) yield entry(photo.file, bytes);
      }
      yield { name: 'SHA256SUMS.txt', content: [sumsFile(sums)] };
    })(),
  );
}

/** The papers that are still there. */
const originals = ({ agreements, documents }: EvidenceRecords) =>
  [...agreements, ...documents].flatMap(({ file, pdf }) => (pdf && pdf.length > 0 ? [{ name: file, pdf }] : []));
