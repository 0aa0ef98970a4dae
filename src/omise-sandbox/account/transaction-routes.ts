import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../records/context.ts';
import { onlyWith } from '../wire/keys.ts';
import { list, readListQuery } from '../wire/lists.ts';
import { notFound } from '../wire/refusals.ts';

/** Lists or returns the transactions on the account's balance. */
export const transactionRoutes = (app: FastifyInstance, { transactions, now }: Sandbox): void => {
  const onRequest = onlyWith('secret');

  app.get('/transactions', { onRequest }, async ({ query }) => {
    const range = readListQuery(query, now());
    return list('/transactions', range, transactions.page(range));
  });

  app.get<{ Params: { id: string } }>('/transactions/:id', { onRequest }, async ({ params: { id } }) => {
    const transaction = transactions.find(id);
    if (!transaction) throw notFound('transaction', id);
    return transaction;
  });
};
