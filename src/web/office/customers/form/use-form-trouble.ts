import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { type CustomerField, type CustomerValues, fieldNamed, missingFields } from './form-values.ts';

type Errors = Partial<Record<CustomerField, string>>;

/** What is wrong beside each field: what is missing, or what the server says of it. */
export const useFieldErrors = () => {
  const { t } = useTranslation('customers');
  const say = useProblemWords();
  const [errors, setErrors] = useState<Errors>({});
  return {
    errorOf: (field: CustomerField) => errors[field],
    clear: () => setErrors({}),
    /** Says which needed fields are empty; false where none is. */
    refuseMissing: (values: CustomerValues): boolean => {
      const missing = missingFields(values);
      setErrors(Object.fromEntries(missing.map((name) => [name, t('form.fill')])));
      return missing.length > 0;
    },
    refuse: ({ fields }: Failure) =>
      setErrors(
        Object.fromEntries(
          Object.entries(fields).flatMap(([path, said]) => {
            const name = fieldNamed(path);
            return name ? [[name, say(said)]] : [];
          }),
        ),
      ),
  };
};
