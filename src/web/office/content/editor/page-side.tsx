import { useState } from 'react';
import { slugFrom, typedSlug } from '#kernel/page-slug.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useOrigin } from '../../../shell/use-site.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { type EditedPage, type Placeholders, usedIn } from './page-draft.ts';
import type { PageForm } from './use-page-draft.ts';

type Props = {
  form: PageForm;
  /** The saved page; null for a new one. */
  page: EditedPage | null;
  errors: Readonly<Record<string, string>>;
  placeholders: Placeholders;
};

/** What both languages share: publication, address, and the settings used in the texts. */
export const PageSide = ({ form: { draft, set }, page, errors, placeholders }: Props) => {
  const t = useWords('officeContent');
  const language = useLanguage();
  const origin = useOrigin();
  const used = usedIn(placeholders, [draft.content, draft.contentInThai]);
  return (
    <aside className="grid min-w-0 content-start gap-5">
      <div className="grid gap-1">
        <Checkbox
          label={t('fields.published')}
          checked={draft.published}
          onChange={({ currentTarget }) => set({ published: currentTarget.checked })}
        />
        <p className="text-xs text-subtle">{t(draft.published ? 'fields.publishedHint' : 'fields.draftHint')}</p>
      </div>
      <TextField
        label={`${t('fields.slug')} *`}
        value={draft.slug}
        readOnly={page !== null}
        maxLength={80}
        autoCapitalize="none"
        spellCheck={false}
        error={errors.slug}
        hint={
          <>
            <span className="block wrap-anywhere">
              {t('fields.address')}: {origin}/{slugFrom(draft.slug)}
            </span>
            {t(page ? 'fields.slugStays' : 'fields.slugHint')}
          </>
        }
        className={page ? '[&_input]:bg-sunken' : ''}
        onChange={({ currentTarget }) => set({ slug: typedSlug(currentTarget.value) })}
        onBlur={() => page === null && set({ slug: slugFrom(draft.slug) })}
      />
      {used.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-sm font-semibold">{t('used')}</h2>
          <dl className="grid gap-1.5 text-xs">
            {used.map(({ name, value }) => (
              <div key={name} className="flex justify-between gap-3">
                <dt className="text-muted">{t(`names.${name}`)}</dt>
                <dd className="text-right wrap-anywhere figures">{value[language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {page && !page.published && <DraftLink page={page} />}
    </aside>
  );
};

/** The link that shows a draft to anyone who has it: create, copy and revoke. */
const DraftLink = ({ page: { id, previewUntil } }: { page: EditedPage }) => {
  const t = useWords('officeContent', 'link');
  const language = useLanguage();
  const origin = useOrigin();
  const { run, isBusy } = useMutation();
  const [made, setMade] = useState<string | null>(null);
  const make = async () => {
    const reply = await run('POST /cms/pages/:id/preview-link', { params: { id } });
    if (!reply) return null;
    const link = `${origin}${reply.data.path}`;
    setMade(link);
    return link;
  };
  const withdraw = async () => {
    const reply = await run('DELETE /cms/pages/:id/preview-link', { params: { id } }, { done: t('withdrawn') });
    if (reply) setMade(null);
  };
  const until = previewUntil && formatDayTime(previewUntil, language, { weekday: false, year: true });
  return (
    <section className="grid gap-2.5">
      <h2 className="text-sm font-semibold">{t('title')}</h2>
      <p className="text-xs text-muted">{t('text')}</p>
      {made && (
        <TextField
          label={t('made')}
          readOnly
          required={false}
          value={made}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {until && <p className="text-xs">{t('open', { moment: until })}</p>}
      <div className="flex flex-wrap gap-2">
        <CopyButton text={make} label={t(previewUntil ? 'again' : 'make')} />
        {previewUntil && (
          <Button size="sm" look="quiet" disabled={isBusy} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
};
