import type { Context } from '#platform/context.ts';
import type { Booking } from '../../records/booking-store.ts';
import { noSuchAgreement } from '../../rules/agreement-problems.ts';
import type { PaperTools } from '../booking-facts.ts';
import { agreementPage } from './agreement-page.ts';
import { findAgreement } from './agreement-store.ts';
import { bookingOf } from './booking-of.ts';
import { setAgreement } from './set-agreement.ts';

type Asked = Readonly<{ bookingId: string; copy: 'signed' | 'unsigned'; version?: number | undefined }>;

/** The agreement as a file: as it was signed, or a copy to be signed. 404 for a version that nobody signed. */
export const openAgreement = async (ctx: Context, tools: PaperTools, { bookingId, copy, version }: Asked) => {
  const booking = await bookingOf(ctx.tx, bookingId);
  const signed = copy === 'signed' ? await findAgreement(ctx.tx, bookingId, version) : undefined;
  if (signed) return { ...file(booking, `-${signed.version}`), content: signed.pdf };
  if (version !== undefined) throw noSuchAgreement();
  const page = await agreementPage(ctx, booking, tools);
  return { ...file(booking, ''), content: await setAgreement(tools.typesetter, page, null) };
};

const file = ({ reference }: Booking, version: string) => ({
  name: `rental-agreement-${reference}${version}.pdf`,
  type: 'application/pdf',
});
