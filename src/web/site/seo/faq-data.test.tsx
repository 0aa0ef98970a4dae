import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaqData } from './faq-data.tsx';

test('questions stand in the page as data with their answers, whatever is written in them', () => {
  const questions = [
    { question: 'Do I need a card?', answer: 'Yes.' },
    { question: '</script><script>alert(1)</script>', answer: '<b>No</b> & never' },
  ];
  const [, data = ''] =
    /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(
      renderToStaticMarkup(<FaqData questions={questions} />),
    ) ?? [];
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
});
