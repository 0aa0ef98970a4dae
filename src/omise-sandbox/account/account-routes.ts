import type { FastifyInstance } from 'fastify';
import { brandNames } from '../cards/card-brand.ts';
import { readAmount } from '../records/charge-request.ts';
import type { Sandbox } from '../records/context.ts';
import type { AccountTerms } from '../records/terms.ts';
import { sourceKinds } from '../sources/source-types.ts';
import { changeWebhook, readWebhookRequest, webhookSettings } from '../webhooks/webhook-settings.ts';
import { newId } from '../wire/ids.ts';
import { stamp } from '../wire/instants.ts';
import { onlyWith } from '../wire/keys.ts';
import { flag, type Params, param, textParam } from '../wire/params.ts';
import { apiVersion } from '../wire/provider-answers.ts';

/** Routes of the sandbox's only account: details, capability and balance. Only its webhook URL can be changed. */
export const accountRoutes = (app: FastifyInstance, { store, transactions, terms, now }: Sandbox): void => {
  const id = store.setting('account-id', () => newId('account', now()));
  const team = store.setting('account-team', () => newId('acct', now()).replace('_test', ''));
  const createdAt = Number(store.setting('account-created-at', () => String(now())));
  const secret = { onRequest: onlyWith('secret') };

  app.get('/capability', { onRequest: onlyWith('public', 'secret') }, async () => capabilityObject(terms));

  const account = () => accountObject(terms, { id, team, createdAt, webhookUri: webhookSettings(store).url });

  app.get('/account', secret, async () => account());

  app.patch<{ Body: Params }>('/account', secret, async ({ body }) => {
    if (param(body, 'webhook_uri') !== undefined) {
      changeWebhook(store, readWebhookRequest({ url: textParam(body, 'webhook_uri') }), now());
    }
    return account();
  });

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

type Account = { id: string; team: string; createdAt: number; webhookUri: string | null };

const accountObject = ({ country, currency }: AccountTerms, { id, team, createdAt, webhookUri }: Account) => ({
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
  webhook_uri: webhookUri,
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

/** The account's capability: its payment methods and the limits on amounts. */
export const capabilityObject = ({ country, currency, smallestCharge, largestCharge }: AccountTerms) => ({
  object: 'capability',
  location: '/capability',
  banks: [],
  limits: {
    charge_amount: { max: largestCharge, min: smallestCharge },
    transfer_amount: { max: 100_000_000_000, min: 3_000 },
    installment_amount: { min: 200_000 },
  },
  payment_methods: [
    paymentMethod('card', currency, brandNames),
    ...Object.keys(sourceKinds).map((name) => paymentMethod(name, currency, null)),
  ],
  country,
  tokenization_methods: [],
  zero_interest_installments: false,
});

const paymentMethod = (name: string, currency: string, brands: string[] | null) => ({
  object: 'payment_method',
  name,
  currencies: [currency],
  card_brands: brands,
  installment_terms: null,
  loan_installment_terms: null,
  banks: [],
  provider: null,
});

/** Not in the provider's API: what the provider's staff would change, and the time. Omitted fields are kept. */
export const sandboxAccountRoutes = (app: FastifyInstance, { threeDSecure, preAuth, clock }: Sandbox): void => {
  const onRequest = onlyWith('secret');
  const shown = () => ({ threeDSecure: threeDSecure.isOn(), preAuth: preAuth.isOn() });

  app.get('/sandbox/account', { onRequest }, async () => shown());

  app.post<{ Body: Params }>('/sandbox/account', { onRequest }, async ({ body }) => {
    threeDSecure.turn(flag(body, 'threeDSecure', threeDSecure.isOn()));
    preAuth.turn(flag(body, 'preAuth', preAuth.isOn()));
    return shown();
  });

  const time = () => ({ now: stamp(clock.now()), secondsAhead: clock.ahead() / 1000 });

  app.get('/sandbox/clock', { onRequest }, async () => time());

  /** Moves the clock to `secondsAhead` of the machine's. */
  app.post<{ Body: Params }>('/sandbox/clock', { onRequest }, async ({ body }) => {
    clock.moveTo(readAmount(body, 'secondsAhead') * 1000);
    return time();
  });
};
