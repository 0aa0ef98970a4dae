import { minSatang, type Satang } from '#kernel/money.ts';

/** The codes of the covers for damage to the vehicle: collision damage waivers. */
const vehicleDamage: readonly string[] = ['CDW', 'SCDW'];

/** The most that a customer pays for damage to the vehicle; null without a cover for it. */
export const excessOf = (covers: readonly Readonly<{ code: string; deductible: Satang }>[]): Satang | null => {
  const [first, ...others] = covers
    .filter(({ code }) => vehicleDamage.includes(code))
    .map(({ deductible }) => deductible);
  return first === undefined ? null : minSatang(first, ...others);
};
