import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import type { UserErrors, UserField, UserValues } from './user-form.ts';

/** The fields of a form about somebody: what is typed, and what is wrong by our words or the server's. */
export const useUserFields = (form: string, from: UserValues, minLength: number) => {
  const { t } = useTranslation('colleagues');
  const say = useProblemWords();
  const [values, setValues] = useState(from);
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const idOf = (name: string) => `${form}-${name}`;
  const tell = (said: Partial<Record<string, string>>) => {
    setWrong(said);
    const [first] = Object.keys(said);
    if (first) document.getElementById(idOf(first))?.focus();
  };
  const field = (name: UserField) => ({
    id: idOf(name),
    name,
    label: t(`fields.${name}`),
    value: values[name],
    error: wrong[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: currentTarget.value });
      setWrong(({ [name]: _told, ...others }) => others);
    },
  });
  return {
    values,
    field,
    /** Says what is wrong; true where something is. */
    refuse: (errors: UserErrors): boolean => {
      const found = Object.entries(errors) as [UserField, NonNullable<UserErrors[UserField]>][];
      tell(Object.fromEntries(found.map(([name, error]) => [name, t(`wrong.${error}`, { count: minLength })])));
      return found.length > 0;
    },
    /** Says what the server found wrong. */
    refused: ({ fields }: Failure) =>
      tell(
        Object.fromEntries(
          Object.entries(fields).map(([name, said]) => [name === 'newPassword' ? 'password' : name, say(said)]),
        ),
      ),
  };
};
