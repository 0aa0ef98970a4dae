import { useWords } from '../../languages/use-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from './panel.tsx';

const parts = ['database', 'jobs', 'mail', 'payments'] as const;

export const SystemStatus = () => {
  const t = useWords('demo', 'system');
  return (
    <Panel heading={t('heading')}>
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <li key={part} className="flex flex-wrap justify-between gap-2 px-4 py-2.5">
            {t(part)}
            {part === 'mail' ? (
              <Badge tone="warning">{t('retries')}</Badge>
            ) : (
              <Badge tone="success">{t('works')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
