import type { FormEvent } from 'react';
import { Link } from 'react-router';
import type { SavedView, ViewedList } from '#contract/office/views.ts';
import { useWords } from '../../languages/use-words.ts';
import { useDisclosure } from '../../shell/use-disclosure.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FormProblem } from '../form/form-dialog.tsx';
import { useForm } from '../form/use-form.ts';
import { useMutation } from '../live/use-mutation.ts';
import { type ListAddress, type ListSearch, listPath } from './list-search.ts';

/** A user's saved views of a list. */
export type Views = Readonly<{ of: ViewedList; saved: readonly SavedView[] }>;

type Props<Filter extends string> = { list: ListAddress<Filter>; search: ListSearch<Filter>; views: Views };

/** The user's saved views as links, and a form to save the current filters under a name. */
export const OwnViews = <Filter extends string>({ list, search, views: { of, saved } }: Props<Filter>) => {
  const t = useWords('office', 'views');
  const { run } = useMutation();
  const current = listPath(list, { ...search, page: 1 }).split('?')[1] ?? '';
  const isSaved = saved.some((view) => view.search === current);
  if (saved.length === 0 && current === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {saved.length > 0 && (
        <ul aria-label={t('label')} className="contents">
          {saved.map((view) => (
            <li
              key={view.id}
              className="inline-flex items-center rounded-full border border-line bg-surface pl-3 text-xs has-aria-[current]:border-brand has-aria-[current]:bg-brand-softer"
            >
              <Link
                to={`${list.path}?${view.search}`}
                preventScrollReset
                aria-current={view.search === current ? 'page' : undefined}
                className="inline-flex min-h-8 items-center font-medium"
              >
                {view.name}
              </Link>
              <IconButton
                icon="close"
                size="sm"
                name={t('forget', { name: view.name })}
                onClick={() =>
                  void run('DELETE /admin/views/:id', { params: { id: view.id } }, { done: t('forgotten', view) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {current !== '' && !isSaved && <Keep list={of} search={current} />}
    </div>
  );
};

const Keep = (props: { list: ViewedList; search: string }) => {
  const t = useWords('office', 'views');
  const disclosure = useDisclosure();
  const form = useForm({ name: 'view', begin: { name: '' }, labelOf: (field) => t(field), notSaved: t('notSaved') });
  const { draft, isBusy, failure } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void form.send('POST /admin/views', { body: { ...props, ...draft } }, { done: t('saved', draft) });
  };
  return (
    <details {...disclosure} className="relative">
      <summary className={buttonClass('outline', 'sm')}>{t('keep')}</summary>
      <form
        noValidate
        onSubmit={submit}
        className="absolute left-0 z-20 mt-1.5 grid w-64 gap-2 rounded-lg border border-line bg-raised p-3 text-ink shadow-lg"
      >
        <TextField {...form.text('name')} maxLength={40} autoComplete="off" />
        {!failure?.fields.name && <FormProblem {...form} />}
        <Button type="submit" look="brand" size="sm" busy={isBusy && t('keeping')}>
          {t('save')}
        </Button>
      </form>
    </details>
  );
};
