/** A part of a page in its order: a heading of a level, or what stands under one. */
export type TextBlock = Readonly<{ level: number | null; text: string }>;

export type Question = Readonly<{ question: string; answer: string }>;

const QUESTION = 3;

/** Of the page `faq`: every heading of the third level is a question, what follows until the next heading its answer. */
export const questionsOf = (slug: string, parts: readonly TextBlock[]): Question[] =>
  slug === 'faq' ? questionsIn(parts) : [];

const questionsIn = (parts: readonly TextBlock[]): Question[] =>
  parts.flatMap(({ level, text }, index) => {
    if (level !== QUESTION) return [];
    const after = parts.slice(index + 1);
    const end = after.findIndex((part) => part.level !== null);
    const answer = (end === -1 ? after : after.slice(0, end)).map((part) => part.text).join('\n');
    return answer === '' ? [] : [{ question: text, answer }];
  });
