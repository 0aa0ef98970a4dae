import { parseHours, weekdays } from '#kernel/opening-hours.ts';
import { emailPattern, phonePattern } from '#kernel/people.ts';

type Sent = Readonly<Record<string, unknown>>;
type Wrong = Record<string, string>;

const EMAIL = 'Invalid email address';
const PHONE = 'Invalid phone number';
const HOURS = 'Write hours like 8:30-18:00, 24/7 or closed';
const LINK = 'Write the whole address, such as https://www.example.com';
const HOST = 'Write the name of the server alone, such as smtp.example.com';

const isEmail = (text: string) => emailPattern.test(text);
const isPhone = (text: string) => phonePattern.test(text);
const isHours = (text: string) => parseHours(text) !== undefined;
const isLink = (text: string) => /^https?:\/\/[^\s/]+\S*$/i.test(text);
const isHost = (text: string) => /^[a-z\d]([\w.-]*[a-z\d])?$|^[\da-f]*:[\da-f:.]+$/i.test(text);
const isOurPicture = (text: string) => /^\/pictures\/[\da-f-]{36}$/.test(text);

type Check = readonly [group: string, path: readonly string[], isRight: (text: string) => boolean, sentence: string];

/** Texts that must be of a kind. An empty one is not set. */
const checks: readonly Check[] = [
  ...['adminEmail', 'supportEmail'].map((field): Check => ['general', [field], isEmail, EMAIL]),
  ...['contactPhone', 'emergencyPhone'].map((field): Check => ['general', [field], isPhone, PHONE]),
  ...['facebook', 'twitter', 'instagram', 'messenger'].map(
    (field): Check => ['general', ['socialMedia', field], isLink, LINK],
  ),
  ['general', ['socialMedia', 'wechatQRCode'], isOurPicture, 'Upload the picture of the QR code'],
  ...weekdays.map((day): Check => ['general', ['businessHours', 'mainOffice', day], isHours, HOURS]),
  ...['suvarnabhumiAirport', 'donMueangAirport'].map(
    (field): Check => ['general', ['businessHours', field], isHours, HOURS],
  ),
  ['email', ['smtpHost'], isHost, HOST],
  ['email', ['fromEmail'], isEmail, EMAIL],
  ['payment', ['omisePublicKey'], (text) => /^pkey_\w+$/.test(text), 'A public key starts with pkey_'],
  ['payment', ['omiseSecretKey'], (text) => /^skey_\w+$/.test(text), 'A secret key starts with skey_'],
];

/** Texts that were sent and are not what their field needs, told by `group.field`. */
export const wrongTexts = (sent: Readonly<Record<string, unknown>>): Wrong => {
  const wrong: Wrong = {};
  for (const [group, path, isRight, sentence] of checks) {
    const text = [group, ...path].reduce<unknown>((part, name) => (part as Sent | undefined)?.[name], sent);
    if (typeof text === 'string' && text.trim() !== '' && !isRight(text.trim()))
      wrong[[group, ...path].join('.')] = sentence;
  }
  return wrong;
};
