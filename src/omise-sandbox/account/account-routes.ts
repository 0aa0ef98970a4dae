import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { newId } from '../wire/ids.ts';
import { stamp } from '../wire/instants.ts';
import { onlyWith } from '../wire/keys.ts';
import { apiVersion } from '../wire/provider-answers.ts';
import { capabilityObject } from './capability.ts';
import type { AccountTerms } from './terms.ts';

/** The one account of the sandbox: who it is, what it can do, what it holds. */
export const accountRoutes = (app: FastifyInstance, { store, transactions, terms, now }: Sandbox): void => {
  const id = store.setting('account-id', () => newId('account', now()));
  const team = store.setting('account-team', () => newId('acct', now()).replace('_test', ''));
  const createdAt = Number(store.setting('account-created-at', () => String(now())));
  const secret = { onRequest: onlyWith('secret') };

  app.get('/capability', { onRequest: onlyWith('public', 'secret') }, async () => capabilityObject(terms));

  app.get('/account', secret, async () => accountObject(terms, { id, team, createdAt }));

  app.get('/balance', secret, async () => {
    const total = transactions
      .every()
      .reduce((sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount), 0);
    return {
      object: 'balance',
      livemode: false,
      location: '/balance',
      currency: terms.currency,
      total,
      transferable: total,
      reserve: 0,
      on_hold: 0,
      created_at: stamp(createdAt),
    };
  });
};

type Account = { id: string; team: string; createdAt: number };

const accountObject = ({ country, currency }: AccountTerms, { id, team, createdAt }: Account) => ({
  object: 'account',
  id,
  team,
  livemode: false,
  location: '/account',
  country,
  currency,
  email: 'payments@sandbox.invalid',
  created_at: stamp(createdAt),
  supported_currencies: [currency],
  api_version: apiVersion,
  auto_activate_recipients: false,
  chain_enabled: false,
  zero_interest_installments: false,
  chain_return_uri: null,
  webhook_uri: null,
  metadata_export_keys: { charge: [], transfer: [], refund: [], dispute: [] },
  chaining_allowed: false,
  last_updated_api_version: stamp(createdAt).slice(0, 10),
  transfer_config: {
    min_transfer_amount: '30.00',
    max_transfer_amount: '1000000000.00',
    same_bank_max_transfer_amount: '1000000000.00',
    is_payout_enabled: false,
    fee: '30.00',
    provider: '',
    merchant_id: '',
    transfer_service_availability: null,
    max_active_realtime_transfer_schedules: null,
  },
});
