import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icons.tsx';
import type { Site } from './site.ts';

/** The ways to chat, in the corner: plain links, nothing of the apps' own is loaded. Where it stands: chat.css. */
export const ChatButton = ({ ways }: { ways: Site['chat'] }) => {
  const { t } = useTranslation('frame', { keyPrefix: 'chat' });
  if (ways.length === 0) return null;
  return (
    <details className="chat no-print text-right">
      <summary className={`${buttonClass('brand', 'sm')} min-h-11 shadow-lg`}>
        <Icon name="chat" size="sm" />
        {t('open')}
      </summary>
      <ul className="mb-2 grid rounded-panel border border-line bg-raised py-2 shadow-lg">
        {ways.map(({ app, address }) => (
          <li key={app}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 items-center gap-2 px-4 text-sm text-link hover:bg-hover"
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
