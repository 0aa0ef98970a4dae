import type { DamageKind, DamageSize } from '#kernel/damage.ts';
import { fromBaht } from '#kernel/money.ts';
import type { NewClaimPriceRow } from '#modules/claims/index.ts';
import type { PlannedFleet } from './fleet.ts';

/** What the demo business asks after a rental: for every category, and more for luxury. */
export const planClaimPrices = ({ categories }: PlannedFleet): NewClaimPriceRow[] => {
  const luxury = categories.find(({ slug }) => slug === 'luxury');
  const more = luxury ? [...damages, key].map((one) => ({ ...one, categoryId: luxury.id, amount: three(one) })) : [];
  return [...damages, key, ...others, ...more];
};

const three = ({ amount }: NewClaimPriceRow) => fromBaht((amount / 100) * 3);

const damage = (damageKind: DamageKind, damageSize: DamageSize, baht: number): NewClaimPriceRow => ({
  ...{ kind: 'damage', damageKind, damageSize },
  ...{ amount: fromBaht(baht), isTaxed: false, version: 1 },
});

const damages = [
  damage('scratch', 'small', 1500),
  damage('scratch', 'medium', 3000),
  damage('scratch', 'large', 6000),
  damage('dent', 'small', 2500),
  damage('dent', 'medium', 5000),
  damage('dent', 'large', 12_000),
  damage('crack', 'small', 1800),
  damage('crack', 'large', 9000),
  damage('stain', 'medium', 1200),
];

const key: NewClaimPriceRow = {
  ...{ kind: 'lost', item: 'Key', itemInThai: 'กุญแจรถ' },
  ...{ amount: fromBaht(5000), isTaxed: false, version: 1 },
};

const others: NewClaimPriceRow[] = [
  {
    kind: 'lost',
    item: 'Registration book',
    itemInThai: 'เล่มทะเบียน',
    amount: fromBaht(2000),
    isTaxed: false,
    version: 1,
  },
  { kind: 'lost', item: 'Child seat', itemInThai: 'เบาะนั่งเด็ก', amount: fromBaht(3500), isTaxed: false, version: 1 },
  { kind: 'cleaning', amount: fromBaht(1500), isTaxed: true, version: 1 },
  { kind: 'idle-days', amount: fromBaht(900), isTaxed: false, version: 1 },
  { kind: 'fuel', amount: fromBaht(250), isTaxed: true, version: 1 },
];
