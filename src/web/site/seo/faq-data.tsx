import { DataScript } from './data-script.tsx';
import { jsonLd } from './facts/json-ld.ts';
import { type Answered, questionFacts } from './facts/questions.ts';

/** Questions with their answers as the page shows them, for search engines. */
export const FaqData = ({ questions }: { questions: readonly Answered[] }) => (
  <DataScript facts={import.meta.env.SSR ? jsonLd(questionFacts(questions)) : null} />
);
