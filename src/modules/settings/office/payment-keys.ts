import type { Context } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { paymentsUnderWay } from '../rules/problems.ts';
import { readSecret } from '../secrets/setting-secrets.ts';
import type { Settings } from '../setting-groups.ts';

/** What settings ask about payments, which stand above them: the application brings the answer. */
export type PaymentsUnderWay = Readonly<{
  /** Whether payments and refunds with the saved keys have no end yet. */
  arePaymentsUnderWay: (ctx: Pick<Context, 'tx' | 'now'>) => Promise<boolean>;
}>;

export type PaymentKeys = Readonly<{ publicKey: string; secretKey: string | null }>;

/** The keys of the settings, of which the public one stands in its group. */
export const keysWith = async (
  { tx }: Pick<Context, 'tx'>,
  { payment: { omisePublicKey: publicKey } }: Settings,
  sealer: Sealer,
): Promise<PaymentKeys> => ({ publicKey, secretKey: await readSecret(tx, sealer, 'payment.omiseSecretKey') });

/**
 * Other keys than those that took the payments under way could not follow them: 409 `settings.payments-under-way`,
 * unless online payment is off between. Asked once the secrets are kept.
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
