import type { SignIn } from './mail-server.ts';

/**
 * Why a mail was not taken, as it may be kept and shown. A server may say anything, also what it was told: no password
 * is in it. And what answers there may be no mail server at all: only what is a reply of one is repeated.
 */
export const refusedMail = (error: unknown, signIn: SignIn): unknown => {
  if (!(error instanceof Error)) return error;
  const said = 'response' in error && typeof error.response === 'string' ? error.response : '';
  const hidden = [...(isReply(said) ? [] : [said]), ...formsOf(signIn)].filter(Boolean);
  const cleaned = (text: string) => hidden.reduce((rest, form) => rest.replaceAll(form, '[hidden]'), text);
  // What is no plain value, such as the errors of each recipient, may repeat it deeper down.
  const told = Object.entries(error)
    .filter(([name, value]) => typeof value !== 'object' && (name !== 'response' || isReply(said)))
    .map(([name, value]) => [name, typeof value === 'string' ? cleaned(value) : value]);
  return Object.assign(new Error(cleaned(error.message)), Object.fromEntries(told));
};

/** Whether a text is what a mail server answers: each line with its code. */
const isReply = (text: string): boolean => text.split(/\r?\n/).every((line) => /^[245]\d\d([ -]|$)/.test(line));

/** A password as it is, and as the ways to sign in send it: LOGIN alone, PLAIN behind the user. */
const formsOf = ({ user, password }: SignIn): string[] => {
  if (password === '') return [];
  const inBase64 = [password, `\0${user}\0${password}`].map((text) => Buffer.from(text).toString('base64'));
  return [password, ...inBase64.map((text) => text.replace(/=+$/, ''))];
};
