import { expect, test } from 'vitest';
import { satang } from '#kernel/money.ts';
import { type Capability, offerOf } from './method-offer.ts';
import { findMethod } from './methods.ts';

const method = (methodType: string, changed: object = {}) => ({
  methodType,
  isEnabled: true,
  minAmount: satang(2_000),
  maxAmount: satang(15_000_000),
  ...changed,
});

const inBaht = (...names: string[]): Capability => ({
  country: 'TH',
  limits: { charge_amount: { min: 3_000, max: 10_000_000 } },
  payment_methods: names.map((name) => ({ name, currencies: ['THB'], banks: [] })),
});
const online = (...names: string[]) => ({ isOnline: true, capability: inBaht(...names) });

test.each([
  ['card', 'card', 'card'],
  ['promptpay', 'promptpay', 'qr'],
  ['truemoney', 'truemoney', 'redirect'],
  ['shopeepay', 'shopeepay', 'redirect'],
  ['rabbit_linepay', 'rabbit_linepay', 'redirect'],
  ['mobile_banking', 'mobile_banking_ktb', 'redirect'],
  ['alipay', 'alipay', 'redirect'],
  ['alipay', 'alipay_cn', 'redirect'],
  ['dana', 'dana', 'redirect'],
  ['gcash', 'gcash', 'redirect'],
  ['kakaopay', 'kakaopay', 'redirect'],
  ['touch_n_go', 'touch_n_go', 'redirect'],
  ['boost', 'boost', 'redirect'],
  ['paynow', 'paynow', 'qr'],
  ['paynow_qr', 'paynow', 'qr'],
  ['grabpay', 'grabpay', 'redirect'],
  ['maybank_qr', 'maybank_qr', 'redirect'],
  ['duitnow_qr', 'duitnow_qr', 'redirect'],
])('%s is offered where the provider takes %s in baht, and only there', (methodType, type, flow) => {
  expect(offerOf(method(methodType), online(type))).toMatchObject({ flow });
  expect(offerOf(method(methodType), online('something_else'))).toBeNull();
});

test('a method that the account takes in another currency only is not offered', () => {
  const capability: Capability = {
    ...inBaht(),
    payment_methods: [{ name: 'paynow', currencies: ['SGD'], banks: [] }],
  };
  expect(offerOf(method('paynow'), { isOnline: true, capability })).toBeNull();
});

test('a method that the account takes in several currencies is offered where baht is one of them', () => {
  const capability: Capability = {
    ...inBaht(),
    payment_methods: [{ name: 'card', currencies: ['USD', 'THB'], banks: [] }],
  };
  expect(offerOf(method('card'), { isOnline: true, capability })).toMatchObject({ flow: 'card' });
});

test('mobile banking is offered with the banks that the provider names', () => {
  const offer = offerOf(method('mobile_banking'), online('mobile_banking_scb', 'mobile_banking_kbank'));
  expect(offer?.banks.map(({ code }) => code)).toEqual(['scb', 'kbank']);
  expect(offer?.types).toEqual(['mobile_banking_scb', 'mobile_banking_kbank']);
});

test('FPX is offered with the active banks of the provider', () => {
  const banks = [
    { code: 'affin', name: 'Affin Bank', active: true },
    { code: 'closed', name: 'Closed Bank', active: false },
  ];
  const capability = { ...inBaht(), payment_methods: [{ name: 'fpx', currencies: ['THB'], banks }] };
  expect(offerOf(method('fpx'), { isOnline: true, capability })).toMatchObject({
    banks: [{ code: 'affin', name: 'Affin Bank', nameInThai: 'Affin Bank' }],
  });
});

test('internet banking is offered nowhere: the provider withdrew it', () => {
  expect(offerOf(method('internet_banking'), online('internet_banking_bay', 'internet_banking_bbl'))).toBeNull();
});

test('the narrower of our limits and those of the provider hold', () => {
  const offer = offerOf(method('card', { minAmount: satang(5_000) }), online('card'));
  expect(offer).toMatchObject({ minAmount: 5_000, maxAmount: 10_000_000 });
});

test('what is switched off is not offered', () => {
  expect(offerOf(method('card', { isEnabled: false }), online('card'))).toBeNull();
  expect(offerOf(method('cash', { isEnabled: false }), { isOnline: false, capability: null })).toBeNull();
});

test('while the provider has never answered only cards and what is paid to us directly are offered', () => {
  const unknown = { isOnline: true, capability: null };
  expect(offerOf(method('card'), unknown)).toMatchObject({ flow: 'card' });
  expect(offerOf(method('promptpay'), unknown)).toBeNull();
  expect(offerOf(method('cash'), unknown)).toMatchObject({ flow: 'offline' });
});

test('without a provider only what is paid to us directly is offered', () => {
  const without = { isOnline: false, capability: null };
  expect(offerOf(method('card'), without)).toBeNull();
  expect(offerOf(method('bank_transfer'), without)).toMatchObject({ flow: 'offline' });
});

test('PromptPay and mobile banking cannot be refunded through the provider, cards and wallets can', () => {
  const refundable = ['card', 'truemoney', 'shopeepay', 'promptpay', 'mobile_banking', 'cash'].filter(
    (name) => findMethod(name)?.isRefundable,
  );
  expect(refundable).toEqual(['card', 'truemoney', 'shopeepay']);
});

test('a name that only JavaScript knows is no method', () => {
  expect(findMethod('constructor')).toBeUndefined();
});
