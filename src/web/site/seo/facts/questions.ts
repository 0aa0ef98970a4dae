import type { Facts } from './json-ld.ts';

/** The answer as text or simple HTML. */
export type Answered = Readonly<{ question: string; answer: string }>;

export const questionFacts = (questions: readonly Answered[]): Facts => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
