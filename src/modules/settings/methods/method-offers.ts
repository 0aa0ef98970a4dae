import type { OfficePaymentMethod } from '#contract/office/settings.ts';
import { toBaht } from '#kernel/money.ts';
import type { PaymentMethod } from '../payment-method-store.ts';

/** Why customers cannot have a method now. */
export type NotOffered = OfficePaymentMethod['notOffered'];

/** What is asked about online payment, which stands above the settings: the application brings the answers. */
export type MethodOffers = Readonly<{
  /** Asks the provider once; then tells of each method. */
  notOffered: () => Promise<(method: PaymentMethod) => NotOffered>;
}>;

export const officeMethodShape = (method: PaymentMethod, notOffered: NotOffered): OfficePaymentMethod => ({
  methodType: method.methodType,
  displayName: method.displayName,
  displayNameInThai: method.displayNameInThai,
  description: method.description,
  descriptionInThai: method.descriptionInThai,
  enabled: method.isEnabled,
  minAmount: toBaht(method.minAmount),
  maxAmount: toBaht(method.maxAmount),
  processingFee: method.processingFee / 100,
  notOffered,
});
