import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isCardNumber } from '../cards/card-brand.ts';
import type { Sandbox } from '../records/context.ts';
import { onlyWith } from '../wire/keys.ts';
import { badRequest } from '../wire/refusals.ts';
import { importCharge } from './import-charge.ts';

/** Not the provider's: a business with a past brings its payments along. All of a request are stored, or none. */
export const importRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  app.post('/sandbox/import', { onRequest: onlyWith('secret'), bodyLimit: 8 * 1024 * 1024 }, async ({ body }) => {
    const past = readImportRequest(body);
    const charges = sandbox.store.together(() =>
      past.map((one) => {
        const { id, captured, refunds } = importCharge(sandbox, one);
        return {
          key: one.key,
          charge: id,
          transaction: captured?.transaction ?? null,
          refund: refunds?.[0]?.id ?? null,
        };
      }),
    );
    return { charges };
  });
};

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
