import { parseHours, weekdays } from '#kernel/opening-hours.ts';
import { emailPattern, phonePattern } from '#kernel/people.ts';
import { type FieldProblem, type FieldProblems, fieldProblem, type ProblemCode } from '#kernel/problem.ts';
import { promptPayId } from '#kernel/prompt-pay.ts';
import { bareTaxId, isThaiTaxId } from '#kernel/thai-tax-id.ts';

type Sent = Readonly<Record<string, unknown>>;

const isEmail = (text: string) => emailPattern.test(text);
const isPhone = (text: string) => phonePattern.test(text);
const isHours = (text: string) => parseHours(text) !== undefined;
const isLink = (text: string) => /^https?:\/\/[^\s/]\S*$/i.test(text);
const isHost = (text: string) => /^[a-z\d]([\w.-]*[a-z\d])?$|^[\da-f]*:[\da-f:.]+$/i.test(text);
/** Thai banks have accounts of 10 to 15 digits, without a check digit that is the same everywhere. */
const isAccount = (text: string) => /^[\d -]+$/.test(text) && /^\d{10,15}$/.test(text.replaceAll(/\D/g, ''));
const isOurPicture = (text: string) => /^\/pictures\/[\da-f-]{36}$/.test(text);

type Check = readonly [group: string, path: readonly string[], isRight: (text: string) => boolean, wrong: ProblemCode];

/** Format checks of text settings. An empty text means not set and is always valid. */
const checks: readonly Check[] = [
  ...['adminEmail', 'supportEmail'].map((field): Check => ['general', [field], isEmail, 'email.invalid']),
  ...['contactPhone', 'emergencyPhone'].map((field): Check => ['general', [field], isPhone, 'phone.invalid']),
  ['general', ['taxId'], (text) => /^\d{13}$/.test(bareTaxId(text)), 'invoice.tax-id-digits'],
  ['general', ['taxId'], (text) => bareTaxId(text).length !== 13 || isThaiTaxId(bareTaxId(text)), 'invoice.tax-id'],
  ['general', ['companyBranch'], (text) => /^\d{5}$/.test(text), 'invoice.branch-digits'],
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
  ['payment', ['bankAccountNumber'], isAccount, 'settings.account-number'],
  ['payment', ['promptPayId'], (text) => promptPayId(text) !== null, 'settings.prompt-pay'],
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
