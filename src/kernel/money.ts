declare const unit: unique symbol;

/** A whole number of satang, a hundredth of a baht. Never a fraction. */
export type Satang = number & { readonly [unit]: 'satang' };

const isSatang = (value: number): value is Satang => Number.isSafeInteger(value);

export const satang = (value: number): Satang => {
  if (!isSatang(value)) throw new RangeError(`Not a whole number of satang: ${value}`);
  return value === 0 ? zeroSatang : value;
};

const zero: number = 0;
export const zeroSatang = zero as Satang;

/** Converts baht, as used by the API. Throws RangeError for more than two decimals. */
export const fromBaht = (baht: number): Satang => {
  const value = Math.round(baht * 100);
  if (!isWhole(value, baht)) throw new RangeError(`Not an amount of baht: ${baht}`);
  return satang(value);
};

// A sum of floats may be off by a rounding error, far below a satang.
const isWhole = (value: number, baht: number) => Math.abs(value / 100 - baht) <= 1e-9;

export const toBaht = (amount: Satang): number => amount / 100;

/** Whether a number of baht that somebody sent is this amount, to the satang. */
export const equalsBaht = (amount: Satang, baht: number): boolean =>
  Math.round(baht * 100) === amount && isWhole(amount, baht);

export const sum = (amounts: readonly Satang[]): Satang => satang(amounts.reduce<number>((all, one) => all + one, 0));

export const plus = (a: Satang, b: Satang): Satang => satang(a + b);
export const minus = (a: Satang, b: Satang): Satang => satang(a - b);
export const negative = (amount: Satang): Satang => satang(-amount);
export const times = (amount: Satang, count: number): Satang => satang(amount * count);
export const minSatang = (...amounts: [Satang, ...Satang[]]): Satang => satang(Math.min(...amounts));
export const maxSatang = (...amounts: [Satang, ...Satang[]]): Satang => satang(Math.max(...amounts));

/** `amount x numerator / denominator`, rounded half up to whole satang. Exact: computed in integers. */
export const portion = (amount: Satang, numerator: number, denominator: number): Satang =>
  satang(Number(roundedHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator))));

/** Rounded half up to whole baht. */
export const toWholeBaht = (amount: Satang): Satang => satang(Number(roundedHalfUp(BigInt(amount), 100n)) * 100);

/** Rates are whole basis points: 7 percent is 700, a multiplier of 1.2 is 12,000. */
export const BASIS_POINTS = 10_000;

/** For a percentage with at most two decimals, or a multiplier with at most four. */
export const percentToBasisPoints = (percent: number): number => Math.round(percent * 100);
export const multiplierToBasisPoints = (multiplier: number): number => Math.round(multiplier * BASIS_POINTS);

const roundedHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = 2n * numerator + denominator;
  const quotient = doubled / (2n * denominator);
  return doubled < 0n && doubled % (2n * denominator) !== 0n ? quotient - 1n : quotient;
};
