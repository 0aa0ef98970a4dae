import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../records/context.ts';
import { onlyWith } from '../wire/keys.ts';
import { importCharge, readImportRequest } from './import-charge.ts';

/** Not in the provider's API: imports past charges. Stores all charges of a request in one transaction. */
export const importRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  app.post('/sandbox/import', { onRequest: onlyWith('secret'), bodyLimit: 8 * 1024 * 1024 }, async ({ body }) => {
    const past = readImportRequest(body);
    const charges = sandbox.store.together(() =>
      past.map((one) => {
        const { id, customer = null, captured, refunds } = importCharge(sandbox, one);
        return {
          key: one.key,
          charge: id,
          customer,
          transaction: captured?.transaction ?? null,
          refund: refunds?.[0]?.id ?? null,
        };
      }),
    );
    return { charges };
  });
};
