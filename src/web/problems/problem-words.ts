import type { FieldProblemShape } from '#contract/endpoint.ts';
import { type ProblemParams, problemParams } from '#kernel/problem-params.ts';
import type { Failure } from '../api/failure.ts';
import type { Language } from '../languages/language.ts';
import type { WordKey } from '../languages/word-keys.ts';

export type ProblemKey = WordKey<'problems'> | WordKey<'staffProblems'>;

/** What is wrong with a field: a problem from the server, or one found here before anything is sent. */
export type OfField =
  | FieldProblemShape
  | Readonly<{ code: ProblemKey; params?: ProblemParams | undefined; message?: undefined }>;

export type Voice = Readonly<{
  language: Language;
  /** The sentence for a code; null where the page has no translation for it. */
  tell: (code: string, params: ProblemParams) => string | null;
}>;

/**
 * The sentence for a problem, by its code. Without a translation, an English page shows the server's message and any
 * other page a general sentence.
 */
export const problemWords = (problem: Failure | OfField, voice: Voice): string =>
  'error' in problem ? ofFailure(problem, voice) : ofField(problem, voice);

const ofField = ({ code, params = {}, message }: OfField, { language, tell }: Voice): string => {
  const text = tell(code, params) ?? (language === 'en' && message ? message : tell('field.wrong', {}));
  // Field sentences have no full stop, so that several can be joined in one line.
  return (text ?? '').replace(/\.$/, '');
};

const ofFailure = ({ error, fields, details, message }: Failure, voice: Voice): string => {
  const { language, tell } = voice;
  const inForm = Object.values(fields);
  if (error === 'form.invalid' && inForm.length > 0)
    return [...new Set(inForm.map((problem) => ofField(problem, voice)))].join(', ');
  const params = problemParams(details, language);
  const text = tell(`${error}-${details.state}`, params) ?? tell(error, params);
  return text ?? (language === 'en' ? message : (tell('other', {}) ?? message));
};
