import type { Typesetter } from '#modules/documents/index.ts';
import type { Context } from '#platform/context.ts';
import { requireBooking } from '../records/booking-access.ts';
import type { Booking } from '../records/booking-store.ts';
import { noSuchAgreement } from '../rules/problems.ts';
import { type AgreementPage, agreementPage } from './agreement-page.ts';
import { findAgreement } from './agreement-store.ts';
import type { BookingPaperTools } from './booking-facts.ts';

type AgreementRequest = Readonly<{ bookingId: string; copy: 'signed' | 'unsigned'; version?: number | undefined }>;

/** The agreement as a file: as it was signed, or a copy to be signed. 404 for a version that nobody signed. */
export const openAgreement = async (
  ctx: Context,
  tools: BookingPaperTools,
  { bookingId, copy, version }: AgreementRequest,
) => {
  const booking = await requireBooking(ctx.tx, bookingId);
  const signed = copy === 'signed' ? await findAgreement(ctx.tx, bookingId, version) : undefined;
  if (signed) return { ...agreementFile(booking, signed.version), content: signed.pdf };
  if (version !== undefined) throw noSuchAgreement();
  const page = await agreementPage(ctx, booking, tools);
  return { ...agreementFile(booking), content: await renderAgreementPdf(tools.typesetter, page, null) };
};

/** The name of the file: of what was signed, with its version. */
export const agreementFile = ({ reference }: Pick<Booking, 'reference'>, version?: number) => ({
  name: `rental-agreement-${reference}${version === undefined ? '' : `-${version}`}.pdf`,
  type: 'application/pdf',
});

/** What stands under the paper; the bytes of the drawing are null where the name was typed. */
type Signed = Readonly<{ name: string; version: string; moment: string; by: string; drawn: Buffer | null }>;

/** The paper as PDF, with lines to sign on, and boxes to tick, where nobody signed yet. */
export const renderAgreementPdf = (
  { typeset }: Typesetter,
  page: AgreementPage & Readonly<{ agreesToLaterCharges?: boolean }>,
  signed: Signed | null,
): Promise<Uint8Array> =>
  typeset('rental-agreement', { ...page, signed: signed && { ...signed, drawn: signed.drawn && [...signed.drawn] } });
