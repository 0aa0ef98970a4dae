export type { BusinessHours } from './general-group.ts';
export { findPaymentMethod, type PaymentMethod, readPaymentMethods } from './payment-method-store.ts';
export { fullRefundHours } from './rules/cancellation-policy.ts';
export type { SettingChange, Settings } from './setting-groups.ts';
export { settingsRoutes } from './settings-routes.ts';
export { readSettings, writeSettings } from './settings-store.ts';
