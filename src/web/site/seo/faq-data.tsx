import { DataScript } from './data-script.tsx';
import { type Facts, jsonLd } from './json-ld.ts';

/** The page's questions and answers as structured data. */
export const FaqData = ({ questions }: { questions: readonly Answered[] }) => (
  <DataScript facts={import.meta.env.SSR ? jsonLd(questionFacts(questions)) : null} />
);

/** The answer as text or simple HTML. */
type Answered = Readonly<{ question: string; answer: string }>;

const questionFacts = (questions: readonly Answered[]): Facts => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
