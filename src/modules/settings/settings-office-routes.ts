import {
  type AboutSettings,
  type OfficePaymentMethod,
  SECRET_MASK,
  type SettingGroups,
} from '#contract/office/settings.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { changeMethod, limitProblems } from './change-method.ts';
import { changeSettings } from './change-settings.ts';
import type { PaymentsUnderWay } from './payment-keys.ts';
import { findPaymentMethod, type PaymentMethod, readPaymentMethods } from './payment-method-store.ts';
import { methodNotFound, methodWithdrawn } from './rules/problems.ts';
import { readableGroups } from './rules/readable-groups.ts';
import { readSecret, type SecretName } from './setting-secrets.ts';
import { readStoredGroups, type StoredGroup, settingsOf } from './settings-store.ts';

/** Why customers are not offered a method now. */
export type NotOffered = OfficePaymentMethod['notOffered'];

/** The settings' query about online payment, which is in a higher layer: the application supplies the answer. */
export type MethodOffers = Readonly<{
  /** Queries the provider once; the function returned gives the reason for each method. */
  notOffered: () => Promise<(method: PaymentMethod) => NotOffered>;
}>;

export type SettingsTools = Readonly<{
  sealer: Sealer;
  /** The settings that environment variables decide, by variable. */
  environment: AboutSettings['environment'];
}>;

/** The office's settings routes. */
export const settingsOfficeRoutes = (
  { serve, serveInSteps }: EndpointBinders,
  { notOffered, ...tools }: SettingsTools & MethodOffers & PaymentsUnderWay,
): void => {
  serve('GET /admin/settings', (ctx) => readOfficeSettings(ctx, tools));

  serve('PUT /admin/settings', async (ctx, { body: { versions = {}, ...changes } }) => {
    await changeSettings(ctx, { changes, versions }, tools);
    return { ...(await readOfficeSettings(ctx, tools)), message: 'Settings saved successfully' };
  });

  serveInSteps('GET /admin/payment-methods', async ({ step }) => {
    const why = await notOffered();
    const methods = await step(({ tx }) => readPaymentMethods(tx));
    return { data: methods.map((method) => officeMethodShape(method, why(method))) };
  });

  serveInSteps(
    'PATCH /admin/payment-methods/:methodType',
    async ({ step }, { params: { methodType }, body }) => {
      const why = await notOffered();
      const method = await step(async (ctx) => {
        const before = await findPaymentMethod(ctx.tx, methodType);
        if (body.enabled && before && why(before) === 'withdrawn') throw methodWithdrawn();
        await changeMethod(ctx, { methodType, change: body }, tools);
        return findPaymentMethod(ctx.tx, methodType);
      });
      if (!method) throw methodNotFound();
      return { data: officeMethodShape(method, why(method)), message: 'Payment method updated' };
    },
    { alsoWrong: limitProblems },
  );
};

const officeMethodShape = (method: PaymentMethod, notOffered: NotOffered): OfficePaymentMethod => ({
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

/** The groups that the caller may read, with who saved each last. Secrets are masked. */
const readOfficeSettings = async (
  { tx, actor }: Pick<Context, 'tx' | 'actor'>,
  { sealer, environment }: SettingsTools,
): Promise<{ data: Partial<SettingGroups>; about: AboutSettings }> => {
  const rows = await readStoredGroups(tx);
  const masked = async (name: SecretName) => ((await readSecret(tx, sealer, name)) === null ? null : SECRET_MASK);
  const settings = settingsOf(rows);
  const all: SettingGroups = {
    ...settings,
    email: { ...settings.email, smtpPassword: await masked('email.smtpPassword') },
    payment: { ...settings.payment, omiseSecretKey: await masked('payment.omiseSecretKey') },
  };
  const groups = readableGroups(actor.user?.role ?? 'CUSTOMER');
  return {
    data: Object.fromEntries(groups.map((group) => [group, all[group]])),
    about: { saved: Object.fromEntries(groups.map((group) => [group, savedOf(rows, group)])), environment },
  };
};

const savedOf = (rows: readonly StoredGroup[], group: string) => {
  const row = rows.find((one) => one.group === group);
  return row && row.version > 0
    ? { version: row.version, savedAt: toBangkokText(row.updatedAt), savedBy: row.savedBy }
    : { version: 0, savedAt: null, savedBy: null };
};
