import { expect, test } from 'vitest';
import { contact } from '#words/en/contact.ts';
import { frame } from '#words/en/frame.ts';
import { ui } from '#words/en/ui.ts';
import { contact as thai } from '#words/th/contact.ts';
import { frame as thaiFrame } from '#words/th/frame.ts';

test.each([
  [contact.missing.address, 'Address information not available'],
  [contact.missing.email, 'Email information not available'],
  [contact.missing.phone, 'Phone information not available'],
  [contact.missing.map, 'Map location not available'],
  [contact.missing.hours, 'Hours not available'],
  [contact.missing.emergency, 'Emergency number not available'],
  [contact.problems.nameRequired, 'Name is required'],
  [contact.problems.emailRequired, 'Email is required'],
  [contact.problems.emailInvalid, 'Invalid email address'],
  [contact.problems.subjectRequired, 'Subject is required'],
  [contact.problems.messageRequired, 'Message is required'],
  [contact.error, 'Error'],
  [contact.failed, 'Failed to submit contact form. Please try again later.'],
  [ui.map.unavailable, 'Map Unavailable'],
  [
    `${ui.map.unavailable}: ${ui.map.unavailableText}`,
    "Map Unavailable: The interactive map couldn't load, but you can still view our location.",
  ],
])('"%s" is written as in the specification', (text, specified) => {
  expect(text).toBe(specified);
});

test('no Thai sentence was left in English', () => {
  const texts = Object.values({ ...thai.missing, ...thai.problems, ...thai.form, ...thai.open, ...thai.sent });
  expect(texts.filter((text) => !/[ก-๙]/.test(text))).toEqual([]);
});

test('no hour is promised that no setting holds', () => {
  const promised = [contact.channels, thai.channels, frame.footer, thaiFrame.footer].flatMap((texts) =>
    Object.values(texts),
  );
  expect(promised.filter((text) => /\d:\d\d/.test(text))).toEqual([]);
});
