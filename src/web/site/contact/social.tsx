import { useWords } from '../../languages/use-words.ts';
import type { ContactPage } from './read-contact-page.ts';
import type { WeChat } from './social-links.ts';

const link = 'inline-flex min-h-6 items-center touch:min-h-11 font-medium text-link underline underline-offset-3';

/** The business's social media accounts. Renders nothing without any. */
export const Social = ({ social, weChat }: Pick<ContactPage, 'social' | 'weChat'>) => {
  const t = useWords('contact', 'social');
  if (social.length === 0 && !weChat) return null;
  return (
    <section aria-labelledby="social" className="px-1 pt-5 text-sm text-muted">
      <div className="flex flex-wrap items-center gap-x-4.5 gap-y-1.5">
        <h2 id="social" className="font-regular tracking-normal">
          {t('heading')}
        </h2>
        <ul className="contents">
          {social.map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noreferrer" className={link}>
                {t(network)}
              </a>
            </li>
          ))}
          {weChat && <WeChatItem weChat={weChat} />}
        </ul>
      </div>
      {weChat?.code && (
        <img
          src={weChat.code}
          alt={t('wechatCode')}
          width={144}
          height={144}
          loading="lazy"
          className="mt-3 size-36 rounded-md border border-line bg-[white] object-contain"
        />
      )}
    </section>
  );
};

const WeChatItem = ({ weChat: { id, href } }: { weChat: WeChat }) => {
  const t = useWords('contact', 'social');
  if (href)
    return (
      <li>
        <a href={href} target="_blank" rel="noreferrer" className={link}>
          {t('wechat')}
        </a>
      </li>
    );
  return <li>{id ? t('wechatId', { id }) : t('wechat')}</li>;
};
