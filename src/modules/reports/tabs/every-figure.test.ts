import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countAnew, type Span } from '#test/builders/reports/count-anew.ts';
import { history, storeHistory } from '#test/builders/reports/history.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { drawn } from '#test/drawn.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await freshApp();
});
afterAll(() => app.close());

const day = fc
  .integer({ min: 0, max: 425 })
  .map((days) => new Date(Date.UTC(2025, 10, 1 + days)).toISOString().slice(0, 10));
const spans = fc
  .tuple(fc.tuple(day, day), fc.constantFrom('2025-12-31', '2026-01-01', '2026-11-20'))
  .map(([[one, other], edge]): Span[] => [
    { first: [one, other].sort()[0] ?? '', last: [one, other].sort()[1] ?? '' },
    { first: '2026-01-01', last: '2026-12-31' },
    { first: edge, last: edge },
  ]);

const scenarios = fc.record({
  history,
  spans,
  type: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const, 'yearly' as const),
  now: fc.constantFrom('2026-12-31T23:30', '2027-01-01T00:30', '2026-11-20T12:00'),
});

test('every figure of every tab is what one counts row by row, over any history of the business', async () => {
  await fc.assert(
    fc.asyncProperty(scenarios, async ({ history: rows, spans, type, now }) => {
      await storeHistory(app, rows);
      app.setNow(now);
      const headers = await signedIn(app, 'STAFF');
      const expected = countAnew(rows);
      for (const span of spans) {
        const query = { startDate: span.first, endDate: span.last, type };
        const overview = (await app.call('GET /admin/reports', { headers, query })).body.data;
        expect(overview).toMatchObject(expected.overview(span));
        expect(overview.recentBookings.map(({ date }) => Date.parse(date))).toEqual(expected.recent(span));
        const revenue = (await app.call('GET /admin/reports/revenue', { headers, query })).body.data;
        expect(revenue).toMatchObject(expected.revenue(span, type));
        const customers = (await app.call('GET /admin/reports/customers', { headers, query })).body.data;
        expect(customers).toMatchObject(expected.customers(span, now.slice(0, 10)));
        const counts = Object.values(customers.customersByNationality);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
        const vehicles = (await app.call('GET /admin/reports/vehicles', { headers, query })).body.data;
        expect(vehicles).toMatchObject(expected.vehicles(span));
      }
    }),
    { ...drawn(6, { sweep: 30 }), endOnFailure: true },
  );
}, 120_000);
