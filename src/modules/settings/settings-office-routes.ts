import type { Serving } from '#platform/http/bind-endpoints.ts';
import { changeMethod } from './methods/change-method.ts';
import { type MethodOffers, officeMethodShape } from './methods/method-offers.ts';
import { changeSettings } from './office/change-settings.ts';
import type { PaymentsUnderWay } from './office/payment-keys.ts';
import { readOfficeSettings, type SettingsTools } from './office/read-office-settings.ts';
import { findPaymentMethod, readPaymentMethods } from './payment-method-store.ts';
import { methodNotFound, methodWithdrawn } from './rules/problems.ts';

/** The settings, as the office works with them. */
export const settingsOfficeRoutes = (
  { serve, serveInSteps }: Serving,
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

  serveInSteps('PATCH /admin/payment-methods/:methodType', async ({ step }, { params: { methodType }, body }) => {
    const why = await notOffered();
    const method = await step(async (ctx) => {
      const before = await findPaymentMethod(ctx.tx, methodType);
      if (body.enabled && before && why(before) === 'withdrawn') throw methodWithdrawn();
      await changeMethod(ctx, { methodType, change: body }, tools);
      return findPaymentMethod(ctx.tx, methodType);
    });
    if (!method) throw methodNotFound();
    return { data: officeMethodShape(method, why(method)), message: 'Payment method updated' };
  });
};
