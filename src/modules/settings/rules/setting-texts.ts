import { parseHours, weekdays } from '#kernel/opening-hours.ts';
import { emailPattern, phonePattern } from '#kernel/people.ts';
import { type FieldProblem, type FieldProblems, fieldProblem, type ProblemCode } from '#kernel/problem.ts';

type Sent = Readonly<Record<string, unknown>>;

const isEmail = (text: string) => emailPattern.test(text);
const isPhone = (text: string) => phonePattern.test(text);
const isHours = (text: string) => parseHours(text) !== undefined;
const isLink = (text: string) => /^https?:\/\/[^\s/]+\S*$/i.test(text);
const isHost = (text: string) => /^[a-z\d]([\w.-]*[a-z\d])?$|^[\da-f]*:[\da-f:.]+$/i.test(text);
const isOurPicture = (text: string) => /^\/pictures\/[\da-f-]{36}$/.test(text);

type Check = readonly [group: string, path: readonly string[], isRight: (text: string) => boolean, wrong: ProblemCode];

/** Format checks of text settings. An empty text means not set and is always valid. */
const checks: readonly Check[] = [
  ...['adminEmail', 'supportEmail'].map((field): Check => ['general', [field], isEmail, 'email.invalid']),
  ...['contactPhone', 'emergencyPhone'].map((field): Check => ['general', [field], isPhone, 'phone.invalid']),
  ...['facebook', 'twitter', 'instagram', 'messenger'].map(
    (field): Check => ['general', ['socialMedia', field], isLink, 'settings.link'],
  ),
  ['general', ['socialMedia', 'wechatQRCode'], isOurPicture, 'settings.qr-code'],
  ...weekdays.map((day): Check => ['general', ['businessHours', 'mainOffice', day], isHours, 'place.hours']),
  ...['suvarnabhumiAirport', 'donMueangAirport'].map(
    (field): Check => ['general', ['businessHours', field], isHours, 'place.hours'],
  ),
  ['email', ['smtpHost'], isHost, 'settings.mail-host'],
  ['email', ['fromEmail'], isEmail, 'email.invalid'],
  ['payment', ['omisePublicKey'], (text) => /^pkey_\w+$/.test(text), 'settings.public-key'],
  ['payment', ['omiseSecretKey'], (text) => /^skey_\w+$/.test(text), 'settings.secret-key'],
];

/** The texts in a change that fail their format check, by `group.field`. */
export const textProblems = (sent: Readonly<Record<string, unknown>>): FieldProblems => {
  const wrong: Record<string, FieldProblem> = {};
  for (const [group, path, isRight, code] of checks) {
    const text = [group, ...path].reduce<unknown>((part, name) => (part as Sent | undefined)?.[name], sent);
    if (typeof text === 'string' && text.trim() !== '' && !isRight(text.trim()))
      wrong[[group, ...path].join('.')] = fieldProblem(code);
  }
  return wrong;
};
