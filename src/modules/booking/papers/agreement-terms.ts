import { createHash } from 'node:crypto';
import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import type { ChosenCover } from '#modules/extras/index.ts';
import { bahtText } from '#words/baht-text.ts';
import { appliedBlocks, bothBlocks, type TextValues } from '../rules/agreement-text.ts';
import { type Bilingual, bilingual, liability } from './paper-words.ts';
import type { AgreementText } from './text/agreement-text-store.ts';

/** A part of the terms as it is printed: paragraphs are numbered. */
export type Term = Bilingual & Readonly<{ isHeading: boolean }>;

/** What the placeholders of a text say about a booking. */
export type TermFacts = Readonly<{
  age: number;
  grace: number;
  cover: ChosenCover | null;
  securityDeposit: Satang;
  business: string;
}>;

/** The parts of a text that apply to a booking, their places filled in. */
export const termsOf = (text: Pick<AgreementText, 'thai' | 'english'>, facts: TermFacts): Term[] => {
  const values = { th: valuesOf(facts, 'th'), en: valuesOf(facts, 'en') };
  return appliedBlocks(bothBlocks(text), values.th).map(({ isHeading, ...both }) => ({
    isHeading,
    ...bilingual((language) => fillPlaceholders(both[language], givenOf(values[language]))),
  }));
};

const valuesOf = ({ age, grace, cover, securityDeposit, business }: TermFacts, language: Language): TextValues => {
  const excess = cover?.excess ?? null;
  const hasDeposit = securityDeposit > zeroSatang;
  return {
    age: `${age}`,
    grace: `${grace}`,
    liability: liability(cover, language),
    excess: excess === null ? null : bahtText(toBaht(excess)),
    deposit: hasDeposit ? bahtText(toBaht(securityDeposit)) : null,
    ifDeposit: hasDeposit ? '' : null,
    business,
  };
};

const givenOf = (values: TextValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

/** Which text stands on a paper: its version, and the SHA-256 of its Thai and its English in hex. */
export type TextOnPaper = Readonly<{ number: number; thai: string; english: string }>;

export const textOnPaper = ({ number, thai, english }: AgreementText): TextOnPaper => ({
  number,
  thai: digest(thai),
  english: digest(english),
});

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
