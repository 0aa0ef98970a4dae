import { useTranslation } from 'react-i18next';
import type { OfficeUser } from '../guard.ts';

/** Who is at work: initials, name, role. */
export const Person = ({ user: { firstName, lastName, role } }: { user: OfficeUser }) => {
  const { t } = useTranslation('office');
  return (
    <div className="flex items-center gap-2.5 p-2 leading-snug">
      <span
        aria-hidden="true"
        className="grid size-7.5 shrink-0 place-items-center rounded-full bg-brand-soft text-2xs font-semibold text-on-brand-soft"
      >
        {initialOf(firstName)}
        {initialOf(lastName)}
      </span>
      <span className="min-w-0">
        <span className="block truncate">{`${firstName} ${lastName}`}</span>
        <span className="block text-2xs text-on-ground-muted">{t(`roles.${role}`)}</span>
      </span>
    </div>
  );
};

/** The first letter; a Thai vowel that is written before its consonant is none. */
const initialOf = (name: string) =>
  name
    .replace(/^[เ-ไ]/, '')
    .charAt(0)
    .toUpperCase();
