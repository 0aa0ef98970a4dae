import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { mixedKeyModes, paymentsUnderWay } from './rules/problems.ts';
import type { Settings } from './setting-groups.ts';
import { readSecret } from './setting-secrets.ts';

/** The settings' query about payments. Payments are in a higher layer, so the application supplies the answer. */
export type PaymentsUnderWay = Readonly<{
  /** Whether payments or refunds begun with the saved keys are unfinished. */
  arePaymentsUnderWay: (ctx: Pick<Context, 'tx' | 'now'>) => Promise<boolean>;
}>;

export type PaymentKeys = Readonly<{ publicKey: string; secretKey: string | null }>;

/**
 * The payment keys of the settings, whose payment group contains the public key. Without a public key the secret key is
 * not read, because it is useless alone.
 */
export const keysWith = async (
  { tx }: Pick<Context, 'tx'>,
  { payment: { omisePublicKey: publicKey } }: Settings,
  sealer: Sealer,
): Promise<PaymentKeys> => {
  const secretKey = publicKey === '' ? null : await readSecret(tx, sealer, 'payment.omiseSecretKey');
  return { publicKey, secretKey };
};

/** 422 if one key is a test key and the other a live key: customers would see one mode and pay in the other. */
export const refuseTwoModes = ({ publicKey, secretKey }: PaymentKeys): void => {
  if (publicKey && secretKey && isTest(publicKey) !== isTest(secretKey)) throw mixedKeyModes();
};

const isTest = (key: string) => /^[ps]key_test_/.test(key);

/**
 * 409 `settings.payments-under-way` for replacing the keys while payments are under way, which only the old keys can
 * complete. Allowed if online payment is switched off in between.
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
