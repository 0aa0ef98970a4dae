import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { mixedKeyModes, paymentsUnderWay } from './rules/problems.ts';
import type { Settings } from './setting-groups.ts';
import { readSecret } from './setting-secrets.ts';

/** What settings ask about payments, which stand above them: the application brings the answer. */
export type PaymentsUnderWay = Readonly<{
  /** Whether payments and refunds with the saved keys have no end yet. */
  arePaymentsUnderWay: (ctx: Pick<Context, 'tx' | 'now'>) => Promise<boolean>;
}>;

export type PaymentKeys = Readonly<{ publicKey: string; secretKey: string | null }>;

/**
 * The keys of the settings, of which the public one stands in its group. Where there is none, as in the settings of
 * every other group, the secret one is not looked for: alone it takes no money.
 */
export const keysWith = async (
  { tx }: Pick<Context, 'tx'>,
  { payment: { omisePublicKey: publicKey } }: Settings,
  sealer: Sealer,
): Promise<PaymentKeys> => {
  const secretKey = publicKey === '' ? null : await readSecret(tx, sealer, 'payment.omiseSecretKey');
  return { publicKey, secretKey };
};

/** Keys of two modes would show customers one kind of payment and make the other: 422. */
export const refuseTwoModes = ({ publicKey, secretKey }: PaymentKeys): void => {
  if (publicKey && secretKey && isTest(publicKey) !== isTest(secretKey)) throw mixedKeyModes();
};

const isTest = (key: string) => /^[ps]key_test_/.test(key);

/**
 * Other keys than those that took the payments under way could not follow them: 409 `settings.payments-under-way`,
 * unless online payment is off between.
 */
export const refuseOtherKeys = async (
  ctx: Context,
  { before, after }: { before: PaymentKeys; after: PaymentKeys },
  { arePaymentsUnderWay }: PaymentsUnderWay,
): Promise<void> => {
  const areOther = before.publicKey !== after.publicKey || before.secretKey !== after.secretKey;
  if (isWhole(before) && isWhole(after) && areOther && (await arePaymentsUnderWay(ctx))) throw paymentsUnderWay();
};

const isWhole = ({ publicKey, secretKey }: PaymentKeys): boolean => publicKey !== '' && secretKey !== null;
