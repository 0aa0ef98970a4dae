import { least, type Satang } from '#kernel/money.ts';

/** The covers that are for damage to the vehicle, in the letters of the trade. */
const vehicleDamage: readonly string[] = ['CDW', 'SCDW'];

/** The most that a customer pays for damage to the vehicle; null when no cover is for that. */
export const excessOf = (covers: readonly Readonly<{ code: string; deductible: Satang }>[]): Satang | null => {
  const [first, ...others] = covers
    .filter(({ code }) => vehicleDamage.includes(code))
    .map(({ deductible }) => deductible);
  return first === undefined ? null : least(first, ...others);
};
