import { fromBaht, toBaht } from '#kernel/money.ts';
import { type FieldProblems, fieldProblem, refuseWrong } from '#kernel/problem.ts';
import type { Context } from '#platform/context.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { type ChangeTools, changeSettings } from './change-settings.ts';
import { findPaymentMethod, lockPaymentMethod, type PaymentMethod, savePaymentMethod } from './payment-method-store.ts';
import { switchOf } from './rules/method-switch.ts';
import { methodNotFound } from './rules/problems.ts';

export type MethodChange = Readonly<{
  enabled?: boolean | undefined;
  displayName?: string | undefined;
  displayNameInThai?: string | null | undefined;
  description?: string | undefined;
  descriptionInThai?: string | null | undefined;
  /** In baht. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  /** Percent. */
  processingFee?: number | undefined;
}>;

/**
 * Changes the given fields of a payment method. 404 `settings.method-not-found`; 422 if the minimum exceeds the
 * maximum.
 */
export const changeMethod = async (
  ctx: Context,
  { methodType, change }: { methodType: string; change: MethodChange },
  tools: ChangeTools,
): Promise<void> => {
  await lockPaymentMethod(ctx.tx, methodType);
  const before = await findPaymentMethod(ctx.tx, methodType);
  if (!before) throw methodNotFound();
  const setting = switchOf(methodType);
  if (setting && change.enabled !== undefined)
    await changeSettings(ctx, { changes: { payment: { [setting]: change.enabled } }, versions: {} }, tools);
  const values = valuesOf(change, { isSwitchedHere: !setting });
  const after = { ...before, ...values };
  refuseWrong(limitProblems(after));
  await savePaymentMethod(ctx.tx, methodType, values);
  await ctx.record({
    action: 'payment-method.changed',
    subject: { kind: 'payment-method', id: methodType, name: after.displayName },
    before: factsOf(before),
    after: factsOf(after),
  });
};

type Limits = Readonly<{ minAmount?: number | undefined; maxAmount?: number | undefined }>;

/** A least amount above the most, in any one unit. */
export const limitProblems = ({ minAmount = 0, maxAmount = Infinity }: Limits): FieldProblems =>
  minAmount > maxAmount ? { maxAmount: fieldProblem('settings.most-below-least') } : {};

const valuesOf = (change: MethodChange, { isSwitchedHere }: { isSwitchedHere: boolean }) => {
  const { enabled, minAmount, maxAmount, processingFee, ...texts } = change;
  return sentFields({
    ...texts,
    isEnabled: isSwitchedHere ? enabled : undefined,
    minAmount: minAmount === undefined ? undefined : fromBaht(minAmount),
    maxAmount: maxAmount === undefined ? undefined : fromBaht(maxAmount),
    processingFee: processingFee === undefined ? undefined : Math.round(processingFee * 100),
  });
};

const factsOf = ({ isEnabled: enabled, minAmount, maxAmount, processingFee, ...method }: PaymentMethod) => {
  const { displayName, displayNameInThai, description, descriptionInThai } = method;
  return {
    enabled,
    displayName,
    displayNameInThai,
    description,
    descriptionInThai,
    minAmount: toBaht(minAmount),
    maxAmount: toBaht(maxAmount),
    processingFee: processingFee / 100,
  };
};
