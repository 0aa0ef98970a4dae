import { z } from 'zod';
import { isCardNumber } from '../cards/card-brand.ts';
import { badRequest } from '../wire/refusals.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const amount = z.int().min(1);

const PastCharge = z.object({
  /** Whoever imports names each charge; the same name is imported once. */
  key: z.string().min(1).max(100),
  amount,
  description: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  createdAt: moment,
  card: z.object({
    /** One of the provider's test numbers: it decides brand, last digits and whether the card was declined. */
    number: z.string().refine(isCardNumber),
    name: z.string().min(1),
    expirationMonth: z.int().min(1).max(12),
    expirationYear: z.int().min(2000).max(9999),
  }),
  refund: z.object({ amount, createdAt: moment, metadata: z.record(z.string(), z.string()) }).nullable(),
});
export type PastCharge = z.output<typeof PastCharge>;

const ImportRequest = z.object({ charges: z.array(PastCharge).max(5_000) });

export const readImportRequest = (body: unknown): PastCharge[] => {
  const read = ImportRequest.safeParse(body);
  if (read.success) return read.data.charges;
  throw badRequest(...read.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`));
};
