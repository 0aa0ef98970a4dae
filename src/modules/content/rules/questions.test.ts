import { expect, test } from 'vitest';
import { questionsOf } from './questions.ts';

const heading = (level: number, text: string) => ({ level, text });
const paragraph = (text: string) => ({ level: null, text });

test('a question has all that stands until the next heading as its answer', () => {
  const parts = [
    paragraph('The lead'),
    heading(2, 'Booking'),
    paragraph('About bookings.'),
    heading(3, 'May I cancel?'),
    paragraph('Yes.'),
    paragraph('More than 48 hours before, all comes back.'),
    heading(3, 'May I smoke?'),
    paragraph('No.'),
    heading(2, 'Paying'),
    paragraph('No answer to a question.'),
  ];
  expect(questionsOf('faq', parts)).toEqual([
    { question: 'May I cancel?', answer: 'Yes.\nMore than 48 hours before, all comes back.' },
    { question: 'May I smoke?', answer: 'No.' },
  ]);
});

test('a question at the end is answered, one without an answer is none', () => {
  expect(questionsOf('faq', [heading(3, 'First?'), heading(3, 'Last?'), paragraph('Yes.')])).toEqual([
    { question: 'Last?', answer: 'Yes.' },
  ]);
  expect(questionsOf('faq', [heading(3, 'Nothing follows?')])).toEqual([]);
});

test('other pages have headings, not questions', () => {
  expect(questionsOf('terms', [heading(3, 'What counts?'), paragraph('What is signed.')])).toEqual([]);
});
