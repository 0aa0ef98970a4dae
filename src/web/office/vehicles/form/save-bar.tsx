import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

type Props = {
  changes: number;
  /** Those of them that cannot be saved. */
  wrong: number;
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** How much is unsaved, and the one way to save it. */
export const SaveBar = ({ changes, wrong, isBusy, onSave, onDiscard }: Props) => {
  const { t } = useTranslation('fleet', { keyPrefix: 'save' });
  return (
    <>
      <p role="status" className="mr-1 ml-auto text-2xs font-medium text-warning">
        {changes > 0 && t('changes', { count: changes })}
        {changes > 0 && wrong > 0 && t('wrong', { count: wrong })}
      </p>
      {changes > 0 && (
        <Button size="sm" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button size="sm" look="accent" busy={isBusy && t('busy')} disabled={changes === 0 && !isBusy} onClick={onSave}>
        {t('save')}
      </Button>
    </>
  );
};
