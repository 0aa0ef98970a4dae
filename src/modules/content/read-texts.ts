import type { Language } from '#contract/fields.ts';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';
import { fillingOf } from './figures/filling.ts';
import type { ContentFigures } from './figures/read-figures.ts';
import type { ReadReply } from './markdown/read-text.ts';
import type { TextReader } from './markdown/text-reader.ts';
import { MOST_PARTS, type Trees, type Unreadable } from './markdown/tree.ts';
import { withPickUpPoints } from './rules/locations-page.ts';

type Texts = Readonly<{ slug: string; content?: string | undefined; contentInThai?: string | null | undefined }>;

/** What texts were read to be, and what is wrong with the fields of those that cannot be. */
export type TextsRead = Readonly<{ trees: Partial<Trees>; problems: FieldProblems }>;

/** Reads the texts of a page that are there. Outside of a transaction: it takes up to some seconds. 503 */
export const readTexts = async (
  reader: TextReader,
  figures: ContentFigures,
  { slug, content, contentInThai }: Texts,
): Promise<TextsRead> => {
  const read = async (text: string | null | undefined, language: Language): Promise<ReadReply | undefined> =>
    text ? reader.read({ markdown: withPickUpPoints(slug, text), filling: fillingOf(figures, language) }) : undefined;
  const [en, th] = await Promise.all([read(content, 'en'), read(contentInThai, 'th')]);
  return {
    trees: { ...treeIn('en', en), ...treeIn('th', th) },
    problems: { ...problemIn('content', en), ...problemIn('contentInThai', th) },
  };
};

const treeIn = (language: Language, reply: ReadReply | undefined) =>
  reply && 'tree' in reply ? { [language]: reply.tree } : {};

const problemIn = (field: 'content' | 'contentInThai', reply: ReadReply | undefined) =>
  reply && 'unreadable' in reply ? { [field]: unreadable(reply.unreadable) } : {};

export const unreadable = (code: Unreadable) => fieldProblem(code, { max: MOST_PARTS });
