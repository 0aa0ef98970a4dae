import { Link } from 'react-router';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import { historyPath } from '../history/history-panel.tsx';
import { pagesPath } from '../list/pages-search.ts';
import type { EditedPage } from './page-draft.ts';

type Props = {
  /** The saved page; null for a new one. */
  page: EditedPage | null;
  /** The title as typed. */
  title: string;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  canSave: boolean;
  isBusy: boolean;
};

/** The sticky head of the editor: the page's title, and its actions. */
export const EditorHead = ({ page, title, isPreview, onPreview, canSave, isBusy }: Props) => {
  const t = useWords('officeContent');
  return (
    <div className="border-b border-line bg-page pb-4 tablet:sticky tablet:top-(--office-head) tablet:z-10">
      <ScreenHead
        title={title.trim() || page?.title || t('editor.new')}
        text={<LastSaved page={page} />}
        actions={
          <>
            {page && (
              <LinkButton to={historyPath(page.id)} preventScrollReset size="sm" look="quiet">
                <Icon name="history" size="sm" />
                {t('editor.history')}
              </LinkButton>
            )}
            <LinkButton to={pagesPath()} size="sm" look="quiet">
              {t('editor.cancel')}
            </LinkButton>
            <Button size="sm" aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
              <Icon name="eye" size="sm" />
              {t('editor.preview')}
            </Button>
            <SubmitButton
              type="submit"
              size="sm"
              look="accent"
              blocked={canSave ? null : t('editor.needed')}
              busy={isBusy && t('editor.busy')}
            >
              {t('editor.save')}
            </SubmitButton>
          </>
        }
      />
    </div>
  );
};

const LastSaved = ({ page }: Pick<Props, 'page'>) => {
  const t = useWords('officeContent');
  const language = useLanguage();
  const pagesLink = (
    <Link to={pagesPath()} className="text-link underline underline-offset-3">
      {t('title')}
    </Link>
  );
  if (!page) return pagesLink;
  const moment = formatDayTime(page.lastUpdated, language, { weekday: false, year: true });
  const name = page.updatedBy;
  return (
    <>
      {pagesLink}, {name ? t('editor.lastSavedBy', { moment, name }) : t('editor.lastSaved', { moment })}
    </>
  );
};
