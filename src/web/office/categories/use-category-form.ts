import { useTranslation } from 'react-i18next';
import { OLDEST_MINIMUM_AGE, YOUNGEST_DRIVER } from '#kernel/category-limits.ts';
import { problemParams } from '#kernel/problem-params.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { useRecordForm } from '../form-dialog/use-record-form.ts';
import { useDeed } from '../live/use-deed.ts';
import { type Category, draftOf, errorsOf, newCategory, sentOf } from './category-draft.ts';

const ages = problemParams({ from: YOUNGEST_DRIVER, to: OLDEST_MINIMUM_AGE });

/** The server names one of the features as `features.0`. */
const fieldOf = (named: string) => named.split('.')[0] ?? named;

/** The form of a category, and how it is saved. What is refused is said beside its field, or above the button. */
export const useCategoryForm = (category: Category | null, onSaved: () => void) => {
  const { t } = useTranslation('categories');
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const say = useProblemWords();
  const form = useRecordForm({
    ...{ record: category, draftOf, begin: newCategory, fieldOf },
    ...{ notSaved: t('failed.save'), notReached: t('failed.saveError') },
  });
  const save = async () => {
    const { draft, seen, failed, forget, setErrors } = form;
    forget();
    const wrong = Object.entries(errorsOf(draft));
    setErrors(Object.fromEntries(wrong.map(([name, code]) => [name, say({ code, params: ages })])));
    if (wrong.length > 0) return;
    const body = sentOf(draft);
    const reply = seen
      ? await run(
          'PUT /admin/categories/:id',
          { params: { id: seen.id }, body: { ...body, version: seen.version } },
          { failed },
        )
      : await run('POST /admin/categories', { body }, { failed });
    if (!reply) return;
    notify({ message: t(seen ? 'saved' : 'added', { name: reply.data.name }) });
    onSaved();
  };
  return { ...form, save, isBusy };
};
