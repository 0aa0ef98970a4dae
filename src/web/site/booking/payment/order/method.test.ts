import { expect, test } from 'vitest';
import type { Owing } from '../../state/amount-due.ts';
import { countryOf, groupsOf, isSeldom, limitOf, type Method, methodProblems, usableMethod } from './method.ts';

const method = (methodType: string, parts: Partial<Method> = {}): Method => ({
  methodType,
  flow: 'redirect',
  banks: [],
  needsPhone: false,
  displayName: methodType,
  displayNameInThai: null,
  description: '',
  descriptionInThai: null,
  processingFee: 0,
  minAmount: 20,
  maxAmount: 150_000,
  ...parts,
});
const offered = [
  method('card', { flow: 'card' }),
  method('promptpay', { flow: 'qr' }),
  method('truemoney'),
  method('mobile_banking'),
  method('cash', { flow: 'offline' }),
];
const booking = (totalAmount: number, depositAmount: number | null = null): Owing => ({
  keptAmount: 0,
  owedAmount: totalAmount,
  quote: { depositAmount, lines: [] },
  change: null,
});

test('methods stand in groups, each in the order of the list', () => {
  expect(groupsOf(offered).map(({ name, methods }) => [name, methods.map(({ methodType }) => methodType)])).toEqual([
    ['card', ['card']],
    ['thai', ['promptpay', 'mobile_banking']],
    ['counter', ['cash']],
    ['wallets', ['truemoney']],
  ]);
});

test('a group without a method is not shown', () => {
  expect(groupsOf([method('card', { flow: 'card' })]).map(({ name }) => name)).toEqual(['card']);
});

test('wallets and banks of other countries stand apart, each with the name of its country', () => {
  const groups = groupsOf(['shopeepay', 'fpx', 'gcash', 'paynow'].map((one) => method(one)));
  expect(groups.map(({ name, methods }) => [name, methods.map(countryOf)])).toEqual([
    ['wallets', [null]],
    ['abroad', ['MY', 'PH', 'SG']],
  ]);
});

test('what most customers use is shown at once; wallets, and what other countries have, on demand', () => {
  const groups = groupsOf([...offered, method('fpx')]);
  expect(groups.filter(isSeldom).map(({ name }) => name)).toEqual(['wallets', 'abroad']);
});

const upTo = (maxAmount: number, parts: Partial<Method> = {}) => method('truemoney', { maxAmount, ...parts });

test.each<[string, Parameters<typeof limitOf>, ReturnType<typeof limitOf>]>([
  ['the bound itself is taken', [upTo(50_000), booking(50_000), 'full'], null],
  ['a baht more is not', [upTo(50_000), booking(50_001), 'full'], { bound: 'atMost', amount: 50_000, deposit: null }],
  [
    'where a deposit would be taken it is proposed',
    [upTo(50_000), booking(60_000, 12_000), 'full'],
    { bound: 'atMost', amount: 50_000, deposit: 12_000 },
  ],
  [
    'a deposit that is too much is not',
    [upTo(10_000), booking(60_000, 12_000), 'full'],
    { bound: 'atMost', amount: 10_000, deposit: null },
  ],
  ['the deposit itself is taken', [upTo(50_000), booking(60_000, 12_000), 'deposit'], null],
  [
    'the fee counts',
    [upTo(50_000, { processingFee: 1 }), booking(50_000), 'full'],
    { bound: 'atMost', amount: 50_000, deposit: null },
  ],
  [
    'too little is said with the least',
    [method('atome', { minAmount: 500 }), booking(499), 'full'],
    { bound: 'atLeast', amount: 500, deposit: null },
  ],
  [
    'cash is all of it, also where a deposit was chosen',
    [method('cash', { flow: 'offline', maxAmount: 50_000 }), booking(60_000, 12_000), 'deposit'],
    { bound: 'atMost', amount: 50_000, deposit: null },
  ],
])('%s', (_, args, limit) => expect(limitOf(...args)).toEqual(limit));

test('the wanted method is chosen while it takes the amount, else the first that does', () => {
  const chosen = (preferred: string, fits: (one: Method) => boolean) =>
    usableMethod(offered, preferred, fits)?.methodType;
  expect(chosen('promptpay', () => true)).toBe('promptpay');
  expect(chosen('', () => true)).toBe('card');
  expect(chosen('gone', () => true)).toBe('card');
  expect(chosen('card', ({ flow }) => flow !== 'card')).toBe('promptpay');
  expect(usableMethod(offered, 'card', () => false)).toBeNull();
});

const banks = [{ code: 'kbank', name: 'Kasikornbank', nameInThai: 'กสิกรไทย' }];

test('mobile banking asks for one of its banks', () => {
  const asks = { banks, needsPhone: false };
  expect(methodProblems(asks, { bank: '', phone: '' })).toEqual([{ field: 'bank', sentence: 'bankMissing' }]);
  expect(methodProblems(asks, { bank: 'scb', phone: '' })).toHaveLength(1);
  expect(methodProblems(asks, { bank: 'kbank', phone: '' })).toEqual([]);
});

test('a wallet asks for its mobile number, and others for nothing', () => {
  const asks = { banks: [], needsPhone: true };
  expect(methodProblems(asks, { bank: '', phone: '12' })).toEqual([{ field: 'phone', sentence: 'mobileInvalid' }]);
  expect(methodProblems({ banks: [], needsPhone: false }, { bank: '', phone: '' })).toEqual([]);
});
