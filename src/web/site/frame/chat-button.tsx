import { useLocation } from 'react-router';
import { useWords } from '../../languages/use-words.ts';
import type { Site } from '../../shell/site.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icons.tsx';

/** Pages with a bottom bar on phones, whose total and action the button would cover. */
const hasBar = (pathname: string) => /^\/(booking|vehicles\/[^/]+)\/?$/.test(pathname);

/** The chat channels, in the corner: plain links that load nothing from the apps. */
const ChatButton = ({ apps }: { apps: Site['chat'] }) => {
  const t = useWords('frame', 'chat');
  const { pathname } = useLocation();
  return (
    <div
      className={`no-print pointer-events-none fixed inset-x-4 bottom-(--toasts-bottom,16px) z-10 grid justify-items-end ${hasBar(pathname) ? 'max-lg:hidden' : ''}`}
    >
      <details className="pointer-events-auto relative">
        <summary className={`${buttonClass('brand', 'md')} shadow-lg`}>
          <Icon name="chat" size="sm" />
          {t('open')}
        </summary>
        <ul
          style={{ bottom: '100%' }}
          className="absolute right-0 mb-2 grid rounded-panel border border-line bg-raised py-2 shadow-lg"
        >
          {apps.map(({ app, address }) => (
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
    </div>
  );
};
export default ChatButton;
