import type { Client } from '../../../api/client.ts';
import type { RouteInput } from '../../../api/routes.ts';
import { isLanguage } from '../../../languages/language.ts';
import { readDate } from '../../../ui/form/typed-date.ts';
import { textOf } from '../../forms/form-text.ts';
import { type FieldWord, type Outcome, outcomeOf } from '../frame/outcome.ts';

export type ProfileSection = 'person' | 'licence' | 'language';
type Change = RouteInput<'PUT /auth/profile'>['body'];

export const addressLines = ['street', 'city', 'province', 'postalCode', 'country'] as const;

/** Saves the section of the profile whose form was sent. */
export const saveProfile = async (
  client: Client,
  form: FormData,
): Promise<{ section: ProfileSection; outcome: Outcome }> => {
  const name = textOf(form, 'section');
  const section = name === 'licence' || name === 'language' ? name : 'person';
  const answer = await client.call('PUT /auth/profile', { body: changes[section](form) });
  return { section, outcome: outcomeOf(answer, form, words) };
};

const changes: Record<ProfileSection, (form: FormData) => Change> = {
  person: (form) => {
    const phone = textOf(form, 'phone').trim();
    const [street, city, province, postalCode, country] = addressLines.map((line) => textOf(form, `address.${line}`));
    return {
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      // The phone number is optional, but an existing one may be changed.
      ...(phone !== '' || form.has('hasPhone') ? { phone } : {}),
      dateOfBirth: dateIn(form, 'dateOfBirth'),
      nationality: textOf(form, 'nationality'),
      address: {
        street: street ?? '',
        city: city ?? '',
        province: province ?? '',
        postalCode: postalCode ?? '',
        country: country ?? '',
      },
    };
  },
  licence: (form) => ({
    licenseNumber: textOf(form, 'licenseNumber'),
    licenseExpiryDate: dateIn(form, 'licenseExpiryDate'),
  }),
  language: (form) => {
    const language = textOf(form, 'language');
    return isLanguage(language) ? { language } : {};
  },
};

/** The date of a field, which without scripts arrives as typed; the server refuses what is none. */
const dateIn = (form: FormData, name: string): string | null => {
  const typed = textOf(form, name);
  return readDate(typed) ?? (typed || null);
};

const words: Readonly<Record<string, FieldWord>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  dateOfBirth: 'dateOfBirth',
  licenseExpiryDate: 'date',
  licenseNumber: 'tooLong',
  nationality: 'tooLong',
  ...Object.fromEntries(addressLines.map((line) => [`address.${line}`, 'tooLong' as const])),
};
