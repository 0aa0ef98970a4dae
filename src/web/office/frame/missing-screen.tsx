import { useWords } from '../../languages/use-words.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ScreenHead } from './screen-head.tsx';

/** Shown for an office address that does not exist. */
export const MissingScreen = () => {
  const t = useWords('office', 'missing');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <ScreenHead title={t('title')} text={t('text')} />
      <div className="px-4 py-5 md:px-6">
        <LinkButton to="/admin/dashboard" size="sm">
          {t('back')}
        </LinkButton>
      </div>
    </>
  );
};
