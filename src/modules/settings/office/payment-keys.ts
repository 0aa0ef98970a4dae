import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { keysOfTwoModes, paymentsUnderWay } from '../rules/problems.ts';
import { readSecret } from '../secrets/setting-secrets.ts';

/** What settings ask about payments, which stand above them: the application brings the answer. */
export type PaymentsUnderWay = Readonly<{
  /** Whether payments with the saved keys have no end yet. */
  arePaymentsUnderWay: (ctx: Pick<Context, 'tx' | 'now'>) => Promise<boolean>;
}>;

export type PaymentKeys = Readonly<{ publicKey: string; secretKey: string | null }>;

/** The keys of the settings, of which the public one stands in its group. */
export const keysWith = async (
  { tx }: Pick<Context, 'tx'>,
  { omisePublicKey: publicKey }: { omisePublicKey: string },
  sealer: Sealer,
): Promise<PaymentKeys> => ({ publicKey, secretKey: await readSecret(tx, sealer, 'payment.omiseSecretKey') });

/**
 * Keys of two modes would show customers one kind of payment and make the other. Other keys than those that took the
 * payments under way could not follow them: 409 `settings.payments-under-way`, unless online payment is off between.
 */
export const refuseOtherKeys = async (
  ctx: Context,
  { before, after }: { before: PaymentKeys; after: PaymentKeys },
  { arePaymentsUnderWay }: PaymentsUnderWay,
): Promise<void> => {
  if (!isWhole(after)) return;
  if (isTest(after.publicKey) !== isTest(after.secretKey)) throw keysOfTwoModes();
  const areOther = before.publicKey !== after.publicKey || before.secretKey !== after.secretKey;
  if (isWhole(before) && areOther && (await arePaymentsUnderWay(ctx))) throw paymentsUnderWay();
};

type Whole = PaymentKeys & Readonly<{ secretKey: string }>;

const isWhole = (keys: PaymentKeys): keys is Whole => keys.publicKey !== '' && keys.secretKey !== null;

const isTest = (key: string) => /^[ps]key_test_/.test(key);
