import type { Steps } from '#platform/context.ts';
import type { OmiseClient } from '../omise/omise-client.ts';
import type { OmiseCharge } from '../omise/omise-shapes.ts';
import { type Attempt, saveAttempt } from '../records/attempt-store.ts';

/** Stores the QR picture of a charge, once. A picture that cannot be fetched now is retried later. */
export const keepQrPicture = async (
  { step }: Steps,
  attempt: Attempt,
  { source }: Pick<OmiseCharge, 'source'>,
  omise: OmiseClient,
): Promise<Attempt> => {
  const address = source?.scannable_code?.image?.download_uri;
  if (!address || attempt.scannableCode) return attempt;
  const scannableCode = await omise.picture(address);
  return scannableCode ? step(({ tx }) => saveAttempt(tx, { id: attempt.id, scannableCode })) : attempt;
};
