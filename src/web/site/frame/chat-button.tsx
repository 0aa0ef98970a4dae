import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons.tsx';
import type { Site } from './site.ts';

const pill =
  'ml-auto flex min-h-11 w-fit items-center gap-2 rounded-full bg-brand px-4 text-sm font-medium text-on-brand shadow-lg quick';

/** The ways to chat, in the corner: plain links, nothing of the apps' own is loaded. Where it stands: chat.css. */
export const ChatButton = ({ ways }: { ways: Site['chat'] }) => {
  const { t } = useTranslation('frame', { keyPrefix: 'chat' });
  if (ways.length === 0) return null;
  return (
    <details className="chat no-print">
      <summary className={`${pill} cursor-pointer list-none`}>
        <Icon name="chat" size="sm" />
        {t('open')}
      </summary>
      <ul className="mt-2 ml-auto grid w-fit rounded-panel border border-line bg-raised p-1 shadow-lg">
        {ways.map(({ app, address }) => (
          <li key={app}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center gap-2 rounded-md px-4 text-sm text-link hover:bg-hover"
            >
              {t(app)}
              <Icon name="external" size="sm" />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
