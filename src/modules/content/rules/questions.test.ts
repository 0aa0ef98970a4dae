import { expect, test } from 'vitest';
import { questionsOf } from './questions.ts';

const heading = (level: number, text: string) => ({ level, text });
const said = (text: string) => ({ level: null, text });

test('a question has all that stands until the next heading as its answer', () => {
  const parts = [
    said('The lead'),
    heading(2, 'Booking'),
    said('About bookings.'),
    heading(3, 'May I cancel?'),
    said('Yes.'),
    said('More than 48 hours before, all comes back.'),
    heading(3, 'May I smoke?'),
    said('No.'),
    heading(2, 'Paying'),
    said('No answer to a question.'),
  ];
  expect(questionsOf('faq', parts)).toEqual([
    { question: 'May I cancel?', answer: 'Yes.\nMore than 48 hours before, all comes back.' },
    { question: 'May I smoke?', answer: 'No.' },
  ]);
});

test('a question at the end is answered, one without an answer is none', () => {
  expect(questionsOf('faq', [heading(3, 'First?'), heading(3, 'Last?'), said('Yes.')])).toEqual([
    { question: 'Last?', answer: 'Yes.' },
  ]);
  expect(questionsOf('faq', [heading(3, 'Nothing follows?')])).toEqual([]);
});

test('other pages have headings, not questions', () => {
  expect(questionsOf('terms', [heading(3, 'What counts?'), said('What is signed.')])).toEqual([]);
});
