import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

const parts = ['seasons', 'promos', 'categories'] as const;

type Asked = Readonly<Record<(typeof parts)[number], Failure | { success: true }>>;

/** What could not be loaded of the three, in the words of document 3, section 8, and a Retry link. */
export const LoadFailed = ({ asked }: { asked: Asked }) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'failed' });
  const { revalidate } = useRevalidator();
  const failed = parts.filter((part) => !asked[part].success);
  if (failed.length === 0) return null;
  const isUnreachable = parts.every((part) => isUnanswered(asked[part]));
  return (
    <div className="px-4 pt-4 md:px-6">
      <Alert
        tone="danger"
        title={isUnreachable ? t('all') : failed.map((part) => t(part)).join('. ')}
        action={
          <Button look="link" onClick={() => void revalidate()}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
};

const isUnanswered = (asked: Failure | { success: true }) => !asked.success && asked.status === 0;
