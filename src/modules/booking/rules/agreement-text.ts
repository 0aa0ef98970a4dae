import { type TextPlaceholder, textPlaceholders } from '#kernel/agreement-text.ts';
import { isBefore } from '#kernel/period.ts';
import { type FieldProblem, type FieldProblems, fieldProblem } from '#kernel/problem.ts';

/** A part of a text: a heading, or a paragraph. */
export type TextBlock = Readonly<{ isHeading: boolean; text: string }>;

/**
 * The parts of a text: a blank line parts paragraphs, and a line that begins with `#` is a heading. A heading without
 * words is none.
 */
export const textBlocks = (text: string): TextBlock[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^[ \t]*#.*$/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .map((part) => {
      const isHeading = part.startsWith('#');
      return { isHeading, text: isHeading ? part.replace(/^[#\s]+/, '') : part };
    })
    .filter((block) => block.text !== '');

/** A text in both languages, part by part. */
export type BothBlocks = Readonly<{ isHeading: boolean; th: string; en: string }>;

export const bothBlocks = ({ thai, english }: Texts): BothBlocks[] => {
  const beside = textBlocks(english);
  return textBlocks(thai).map(({ isHeading, text }, at) => ({ isHeading, th: text, en: beside[at]?.text ?? '' }));
};

/** What the placeholders stand for; null where a booking has none of it. */
export type TextValues = Readonly<Record<TextPlaceholder, string | null>>;

/** The parts that apply to a booking: a heading whose paragraphs are all left out is left out with them. */
export const appliedBlocks = (blocks: readonly BothBlocks[], values: TextValues): BothBlocks[] =>
  blocks.filter((block, at) => {
    const under = block.isHeading ? paragraphsAfter(blocks, at) : [];
    const isEmptied = under.length > 0 && under.every((one) => isLeftOut(one, values));
    return !isLeftOut(block, values) && !isEmptied;
  });

/** The paragraphs between a heading and the next one. */
const paragraphsAfter = (blocks: readonly BothBlocks[], at: number): readonly BothBlocks[] => {
  const rest = blocks.slice(at + 1);
  const next = rest.findIndex(({ isHeading }) => isHeading);
  return next === -1 ? rest : rest.slice(0, next);
};

/** Whether a part is about something that the booking does not have, such as a deposit: then it is left out. */
const isLeftOut = ({ th, en }: BothBlocks, values: TextValues): boolean =>
  [...namesIn(th), ...namesIn(en)].some((name) => isPlaceholder(name) && values[name] === null);

type Texts = Readonly<{ thai: string; english: string }>;

/**
 * What is wrong about a text: a brace or something between braces that is no placeholder, or English that does not go with
 * the Thai.
 */
export const textProblems = ({ thai, english }: Texts): FieldProblems => {
  const problems: Record<string, FieldProblem> = {};
  for (const [field, text] of [['thai', thai] as const, ['english', english] as const]) {
    const name = unknownIn(text);
    if (name !== undefined) problems[field] = fieldProblem('agreement-text.unknown-placeholder', { name });
    else if (!textBlocks(text).some(({ isHeading }) => !isHeading))
      problems[field] = fieldProblem('agreement-text.no-paragraph');
  }
  if (!/[ก-ฮ]/.test(thai)) problems.thai ??= fieldProblem('agreement-text.not-thai');
  if (Object.keys(problems).length > 0) return problems;
  const at = firstUnlike(textBlocks(thai), textBlocks(english));
  return at === 0 ? {} : { english: fieldProblem('agreement-text.not-parallel', { at }) };
};

const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

const isPlaceholder = (name: string): name is TextPlaceholder => textPlaceholders.some((one) => one === name);

/** The first thing between braces that is no placeholder, or a brace of its own. */
const unknownIn = (text: string): string | undefined => {
  const name = namesIn(text).find((one) => !isPlaceholder(one));
  if (name !== undefined) return `{{${name}}}`;
  return /\{+[^{}]{0,40}\}*|[^{}]{0,40}\}+/.exec(text.replaceAll(/\{\{\w+\}\}/g, ''))?.[0];
};

/** The first part, from 1, that is a heading in one text alone or is missing in one; 0 if there is none. */
const firstUnlike = (one: readonly TextBlock[], other: readonly TextBlock[]): number => {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1)
    if (one[at]?.isHeading !== other[at]?.isHeading) return at + 1;
  return 0;
};

type Version = Readonly<{ number: number; validFrom: Temporal.Instant }>;

/** Of the versions that are valid by then the newest. A version that is written later takes over from those before it. */
export const validAt = <One extends Version>(versions: readonly One[], moment: Temporal.Instant): One | undefined =>
  versions
    .filter(({ validFrom }) => !isBefore(moment, validFrom))
    .toSorted((one, other) => other.number - one.number)[0];

export type TextState = 'valid' | 'future' | 'past' | 'overtaken';

/** `overtaken`: a later version was valid before it could be, so that it never is. */
export const textStateOf = (version: Version, versions: readonly Version[], now: Temporal.Instant): TextState => {
  const isOvertaken = versions.some(
    ({ number, validFrom }) => number > version.number && !isBefore(version.validFrom, validFrom),
  );
  if (isOvertaken) return 'overtaken';
  if (validAt(versions, now)?.number === version.number) return 'valid';
  return isBefore(now, version.validFrom) ? 'future' : 'past';
};
