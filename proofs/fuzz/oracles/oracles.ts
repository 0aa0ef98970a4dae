import { contract } from '#contract/index.ts';
import { admitted } from '../business/people.ts';
import { violations } from '../document/schema-violations.ts';
import type { Request } from '../requests/request.ts';
import type { Answer } from '../run/ask.ts';
import { answeredTypes } from './declared.ts';
import { leakIn } from './leaks.ts';
import { wrongRefusal } from './refusal.ts';

/** Returns what is wrong with a response to a request, or null. */
export type Oracle = (request: Request, answer: Answer) => string | null;

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;
const isOfApi = ({ target }: Request) => /^\/api(\/|\?|$)/.test(target);

const isAnswered: Oracle = (_request, { failure }) => failure && `there is no whole answer: ${failure}`;

const isNoDefect: Oracle = (request, answer) =>
  answer.status >= 500 && !isPassedOnRefusal(request, answer) ? `the answer is ${answer.status}` : null;

/**
 * The code of a 502 that passes on a refusal of the mail server or the payment provider, if the call's summary declares
 * it.
 */
const isPassedOnRefusal: Oracle = ({ operation: { route } }, { status, json }) => {
  const code = (json as { error?: string } | undefined)?.error;
  return status === 502 && code && contract[route].summary.includes(`502 \`${code}\``) ? code : null;
};

const isRefusedWhenWrong: Oracle = ({ wrong }, answer) =>
  isSuccess(answer) && wrong.length > 0 ? `it is taken although ${wrong.slice(0, 3).join(', ')}` : null;

const isRefusedToOthers: Oracle = ({ operation: { access }, isDeclared, role }, answer) =>
  isDeclared && isSuccess(answer) && !admitted[access].includes(role)
    ? `${role} may not call what is for ${access}`
    : null;

const isDeclared: Oracle = (request, answer) => {
  if (!request.isDeclared || answer.failure) return null;
  const types = answeredTypes(request.operation, answer.status);
  if (!types) return `the document knows no answer ${answer.status}`;
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  if (type.startsWith('text/') && !/charset=utf-8/i.test(String(answer.headers['content-type'])))
    return `${type} does not say in which letters it is written`;
  const schema = types[type];
  if (!schema) return `the document knows no ${answer.status} of type ${type || 'none'}`;
  if (schema.format === 'binary') return null;
  const [first] = answer.json === undefined ? ['it is no JSON'] : violations(schema, answer.json);
  return first ? `the body is not as declared: ${first}` : null;
};

const isProperRefusal: Oracle = (request, answer) =>
  answer.failure || answer.status < 400 || !isOfApi(request) || request.method === 'HEAD' ? null : wrongRefusal(answer);

const tellsNothingInside: Oracle = (_request, { body, headers }) => {
  // An attachment, such as a backup, may contain anything, since its caller was authorized.
  if (String(headers['content-disposition']).startsWith('attachment')) return null;
  const isText = /json|text|xml/.test(String(headers['content-type'] ?? 'text'));
  const leak = isText ? leakIn(body.toString().replaceAll('\\n', '\n')) : null;
  return leak && `it tells of the inside: ${leak}`;
};

/** The oracles that every response is checked against. */
export const oracles: Readonly<Record<string, Oracle>> = {
  answered: isAnswered,
  'no defect': isNoDefect,
  'no nonsense taken': isRefusedWhenWrong,
  'nobody else admitted': isRefusedToOthers,
  declared: isDeclared,
  'a proper refusal': isProperRefusal,
  'nothing of the inside': tellsNothingInside,
};
