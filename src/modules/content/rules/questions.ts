/** A block of a page: a heading with its level, or other text with null. */
export type TextBlock = Readonly<{ level: number | null; text: string }>;

export type Question = Readonly<{ question: string; answer: string }>;

const QUESTION = 3;

/**
 * The questions of the page `faq`: each third-level heading is a question, and everything up to the next heading is its
 * answer. Empty for other pages.
 */
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
