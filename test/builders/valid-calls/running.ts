import { sandboxKeys } from '../../start-sandbox.ts';
import type { Samples } from './sample.ts';

const period = { startDate: '2026-11-01', endDate: '2026-11-20', type: 'daily' } as const;
const tab = { ...period, tab: 'revenue', language: 'th' } as const;

/** Calls for settings, reports and operation. */
export const runningCalls = {
  'GET /health': () => ({}),
  'GET /ready': () => ({}),
  'GET /settings/tax': () => ({}),
  'GET /settings/contact': () => ({}),
  'GET /settings/booking': () => ({}),
  'GET /settings/accounts': () => ({}),
  'GET /admin/settings': () => ({}),
  'PUT /admin/settings': async ({ byAdmin }) => {
    const { data } = await byAdmin('GET /admin/settings');
    return Object.entries(data).map(([group, values]) => ({ body: { [group]: values, versions: { [group]: 0 } } }));
  },
  'POST /admin/settings/test-mail': ({ writes }) => ({ body: writes['POST /admin/settings/test-mail'] }),
  'POST /admin/settings/check-payment-keys': () => ({
    body: { omisePublicKey: sandboxKeys.publicKey, omiseSecretKey: sandboxKeys.secretKey },
  }),
  'GET /admin/settings/turnover-effect': () => ({ query: { hours: 4 } }),
  'GET /admin/settings/system-info': () => ({}),
  'POST /admin/settings/backup': ({ writes }) => ({ body: writes['POST /admin/settings/backup'] }),
  'POST /admin/settings/clear-cache': () => ({}),
  'POST /upload/qr-code': ({ photo }) => ({ files: [photo] }),

  'GET /admin/analytics': () => ({}),
  'GET /admin/analytics/recent-bookings': () => ({}),
  'GET /admin/analytics/today': () => ({}),
  'GET /admin/analytics/waiting': () => ({}),
  'GET /admin/analytics/system': () => ({}),
  'GET /admin/reports': () => ({ query: period }),
  'GET /admin/reports/revenue': () => ({ query: { ...period, period: 'daily' } }),
  'GET /admin/reports/customers': () => ({ query: period }),
  'GET /admin/reports/vehicles': () => ({ query: { ...period, sort: 'name', limit: 50 } }),
  'GET /admin/reports/deposits': () => ({ query: period }),
  'GET /admin/reports/demand': () => ({ query: { ...period, type: 'daily' } }),
  'GET /admin/reports/csv': () => ({ query: tab }),
  'GET /admin/reports/xlsx': () => ({ query: tab }),
  'GET /admin/reports/pdf': () => ({ query: tab }),
  'GET /admin/exports': () => ({}),
  'POST /admin/exports': ({ writes }) => ({
    body: { ...writes['POST /admin/exports'], language: 'th' },
  }),
  'GET /admin/exports/:id/file': async ({ app, byClerk, writes }) => {
    const { data } = await byClerk('POST /admin/exports', { body: writes['POST /admin/exports'] });
    await app.runJob('write-export', { exportId: data.id });
    return { params: { id: data.id } };
  },

  'GET /admin/audit': ({ clerk, list, range }) => ({
    query: {
      ...list,
      ...range,
      signIns: 'false',
      action: 'vehicle.created',
      subjectKind: 'vehicle',
      actorId: clerk.id,
    },
  }),
  'GET /admin/audit/filters': () => ({}),
  'GET /admin/audit/:subjectKind/:subjectId': ({ vehicleId }) => ({
    params: { subjectKind: 'vehicle', subjectId: vehicleId },
  }),
} satisfies Partial<Samples>;
