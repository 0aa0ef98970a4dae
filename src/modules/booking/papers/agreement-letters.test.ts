import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmedBooking, desk } from '#test/builders/desk.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let letters: Letters[];

/** A run of Thai text in the paper: its size in points, and how wide it is. */
type Letters = Readonly<{ text: string; size: number; width: number }>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const office = await desk(app);
  const id = await confirmedBooking(app, office.vehicleId);
  const { headers } = office.clerk;
  const paper = await app.server.inject({ url: `/api/admin/bookings/${id}/agreement`, headers });
  const document = await getDocumentProxy(new Uint8Array(paper.rawPayload));
  letters = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items)
      if ('str' in item && /[ก-ฮ]/.test(item.str))
        letters.push({ text: item.str, size: item.transform[3], width: item.width });
  }
});
afterAll(() => app.close());

const POINTS_PER_MM = 72 / 25.4;
/** How high ก stands in the paper's font, in parts of its size. */
const HEIGHT = 0.586;

test('every Thai letter of the agreement is at least two millimetres high', () => {
  expect(letters.length).toBeGreaterThan(20);
  const low = letters.filter(({ size }) => (size * HEIGHT) / POINTS_PER_MM < 2);
  expect(low).toEqual([]);
});

test('there are at most eleven of them to the inch', () => {
  // Runs of letters that stand beside each other: a mark above or below one has no width of its own.
  const measured = letters.filter(({ text, width }) => width > 0 && /^[ก-ฮะาเแโใไ]+$/.test(text));
  const inches = measured.reduce((all, { width }) => all + width / 72, 0);
  const count = measured.reduce((all, { text }) => all + text.length, 0);
  expect(count).toBeGreaterThan(300);
  expect(count / inches).toBeLessThanOrEqual(11);
});
