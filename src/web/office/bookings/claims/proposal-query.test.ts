import { describe, expect, test } from 'vitest';
import { isAsProposed, ofKind, proposalQuery, proposedFields } from './proposal-query.ts';

const proposal = (amount: number | null, isTaxed: boolean) => ({
  amount,
  isTaxed,
  units: 1,
  limit: null,
  answerHours: 48,
});
const nothing = {
  ...{ kind: '', amount: '', isTaxed: false, text: '', photos: [], damageId: '', item: '' },
  newDamage: { place: '', pin: null, kind: '', size: '', note: '' },
} as const;

describe('another kind', () => {
  test('has its own tax at once, whoever the amount is of', () => {
    expect(ofKind('cleaning', false)).toEqual({ kind: 'cleaning', isTaxed: true, amount: '' });
    expect(ofKind('cleaning', true)).toEqual({ kind: 'cleaning', isTaxed: true });
    expect(ofKind('damage', true)).toEqual({ kind: 'damage', isTaxed: false });
    expect(ofKind('', false)).toEqual({ kind: '', isTaxed: false, amount: '' });
  });
});

describe('a proposal', () => {
  test('fills in amount and tax; of an amount of one’s own only the tax', () => {
    expect(proposedFields(proposal(1500, true), false)).toEqual({ amount: '1500', isTaxed: true });
    expect(proposedFields(proposal(1500, true), true)).toEqual({ isTaxed: true });
    expect(proposedFields(proposal(0, false), false)).toEqual({ amount: '', isTaxed: false });
  });

  test('takes its amount along when it goes, and no other', () => {
    expect(proposedFields(null, false)).toEqual({ amount: '' });
    expect(proposedFields(null, true)).toEqual({});
  });

  test('stands while the amount is as proposed', () => {
    expect(isAsProposed(proposal(1500, false), '1500')).toBe(true);
    expect(isAsProposed(proposal(1500, false), '1400')).toBe(false);
    expect(isAsProposed(proposal(1500, false), '')).toBe(false);
    expect(isAsProposed(proposal(null, false), '')).toBe(true);
    expect(isAsProposed(proposal(null, false), '700')).toBe(false);
  });

  test('of damage waits until it is known which', () => {
    const brought = [{ id: 'a', place: 'left', pin: null, kind: 'dent', size: 'large' }] as const;
    expect(proposalQuery({ ...nothing, kind: 'damage' }, brought)).toBeNull();
    const query = proposalQuery({ ...nothing, kind: 'damage', damageId: 'a' }, brought);
    expect(query).toEqual({ kind: 'damage', damageKind: 'dent', damageSize: 'large' });
    expect(proposalQuery({ ...nothing, kind: 'lost', item: 'Key' }, brought)).toEqual({ kind: 'lost', item: 'Key' });
  });
});
