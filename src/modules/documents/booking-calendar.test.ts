import { expect, test } from 'vitest';
import { bookingFacts, bookingFactsInThai } from '#test/builders/documents.ts';
import { type BookingFacts, bookingCalendar } from './index.ts';

/** The calendar's lines, unfolded from 75 octets. */
const linesOf = (facts: BookingFacts) =>
  new TextDecoder().decode(bookingCalendar(facts).content).replaceAll('\r\n ', '').split('\r\n');

test('the event is on Bangkok’s clock, wherever the server is', () => {
  const lines = linesOf(bookingFacts);
  expect(lines).toContain('DTSTART;TZID=Asia/Bangkok:20261205T100000');
  expect(lines).toContain('DTEND;TZID=Asia/Bangkok:20261210T100000');
  expect(lines).toContain('DTSTAMP:20261120T050000Z');
  expect(lines).toContain('TZOFFSETTO:+0700');
});

test('a change keeps the UID and counts the sequence up', () => {
  expect(linesOf(bookingFacts)).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'UID:BKK7QM4XD@saphan.example', 'SEQUENCE:3', 'STATUS:CONFIRMED']),
  );
  expect(linesOf({ ...bookingFacts, version: 4 })).toEqual(
    expect.arrayContaining(['UID:BKK7QM4XD@saphan.example', 'SEQUENCE:4']),
  );
});

test('a cancelled booking takes its event out of the calendar', () => {
  const cancelled = { ...bookingFacts, status: 'cancelled', version: 5 } as const;
  expect(linesOf(cancelled)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:BKK7QM4XD@saphan.example', 'SEQUENCE:5', 'STATUS:CANCELLED']),
  );
  expect(bookingCalendar(cancelled).type).toBe('text/calendar; charset=utf-8; method=CANCEL');
});

test('what is not confirmed is no promise', () => {
  expect(linesOf({ ...bookingFacts, status: 'pending' })).toEqual(
    expect.arrayContaining([
      'STATUS:TENTATIVE',
      String.raw`SUMMARY:Not confirmed yet: Toyota Corolla Altis\, BKK7QM4XD`,
    ]),
  );
});

test('the event is in the language of the booking, in lines of at most 75 octets', () => {
  const text = new TextDecoder().decode(bookingCalendar(bookingFactsInThai).content);
  expect(text.replaceAll('\r\n ', '')).toContain('รับรถ: วันเสาร์ที่ 5 ธันวาคม 2569 เวลา 10:00 น. สนามบินสุวรรณภูมิ');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a line break in a name begins no property of its own', () => {
  const lines = linesOf({ ...bookingFacts, vehicleName: 'Yaris\r\nATTENDEE:mailto:x@example.com' });
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
});
