import { apiContext } from '../../api/contexts.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Handle } from '../../shell/handle.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListFailed } from '../list/list-failed.tsx';
import type { Route } from './+types/agreement-text';
import { Checklist } from './checklist.tsx';
import { type TextVersion, VersionList } from './version-list.tsx';

export const handle: Handle = { words: ['agreementText'] };

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const { call } = context.get(apiContext);
  const versions = await call('GET /admin/agreement-texts');
  if (!versions.success) return { versions, shown: versions };
  const named = Number(url.searchParams.get('version'));
  const shown =
    versions.data.find(({ number }) => number === named) ?? versions.data.find(({ state }) => state === 'valid');
  const number = `${shown?.number ?? 1}`;
  return { versions, shown: await call('GET /admin/agreement-texts/:number', { params: { number } }) };
};

/** `/admin/agreement-text`: the versions of the rental agreement's text, and one of them in both languages. */
const AgreementText = ({ loaderData: { versions, shown } }: Route.ComponentProps) => {
  const t = useWords('agreementText');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead
        title={t('title')}
        text={t('text')}
        actions={
          <LinkButton to="/admin/agreement-text/new" look="accent" size="sm">
            <Icon name="plus" size="sm" />
            {t('write')}
          </LinkButton>
        }
      />
      {!versions.success && <ListFailed title={t('failed')} failure={versions} />}
      {versions.success && !shown.success && <ListFailed title={t('failed')} failure={shown} />}
      {versions.success && shown.success && (
        <div className="grid gap-5 px-4 pt-4 pb-10 md:px-6">
          {shown.data.writtenBy === null && (
            <Alert tone="warning" title={t('ofProduct')}>
              {t('ofProductText')}
            </Alert>
          )}
          <VersionList versions={versions.data} shown={shown.data.number} />
          <Shown version={shown.data} />
        </div>
      )}
    </>
  );
};
export default AgreementText;

/** A version in both languages, beside each other where there is room, and what of the list it has. */
const Shown = ({ version: { number, thai, english, contains } }: { version: TextVersion }) => {
  const t = useWords('agreementText');
  return (
    <section aria-label={t('version', { number })} className="grid gap-5">
      <div className="grid gap-4 lg:grid-cols-2">
        <TextIn language="th" text={thai} />
        <TextIn language="en" text={english} />
      </div>
      <Checklist contains={contains} />
    </section>
  );
};

/** A text as it was written, with its placeholders. */
const TextIn = ({ language, text }: { language: 'th' | 'en'; text: string }) => {
  const t = useWords('agreementText');
  return (
    <section className="rounded-lg border border-line bg-surface px-4 py-4 md:px-6">
      <h2 className="mb-2 text-sm">
        {t(`language.${language}`)}
        {language === 'th' && <span className="ml-2 text-xs font-regular text-muted">{t('authoritative')}</span>}
      </h2>
      <p lang={language} className="text-xs leading-body wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </section>
  );
};
