import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { otherLanguage } from '../../languages/language.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import type { Theme } from '../../preferences/preferences.ts';
import { Icon } from '../../ui/icons.tsx';

const tool =
  'inline-flex min-h-9 items-center touch:min-h-11 gap-1.5 rounded-md px-2 text-[0.9375rem] font-medium quick hover:bg-current/8';

/**
 * Switches the language. A plain form, so that it works before scripts are ready; the page reloads in the other
 * language.
 */
export const LanguageSwitch = ({ isShort = false }: { /** Shows only the word. */ isShort?: boolean }) => {
  const t = useWords();
  const other = otherLanguage(useLanguage());
  return (
    <form method="post" action="/preferences">
      <ReturnHere />
      <button type="submit" name="language" value={other} className={tool} lang={other}>
        <Icon name="globe" size="sm" className={isShort ? 'max-md:hidden' : ''} />
        {/* Wide enough for a fallback font, until the other language's font has loaded. */}
        <span className="min-w-8 text-center">{t('otherLanguageShort')}</span>
        <span className="sr-only">{t('otherLanguage')}</span>
      </button>
    </form>
  );
};

/**
 * One button per theme; the style sheet shows the one to switch to, also while the theme follows the device. Scripts
 * change the page at once and save the choice on the server.
 */
export const ThemeSwitch = () => {
  const t = useWords();
  const change = (event: FormEvent<HTMLFormElement>, theme: Theme) => {
    event.preventDefault();
    document.documentElement.dataset.theme = theme;
    void fetch('/preferences', {
      method: 'POST',
      body: new URLSearchParams({ theme }),
      redirect: 'manual',
      keepalive: true,
    });
  };
  return (
    <>
      {(['dark', 'light'] as const).map((theme) => (
        <form
          key={theme}
          method="post"
          action="/preferences"
          onSubmit={(event) => change(event, theme)}
          className={theme === 'dark' ? 'dark:hidden' : 'hidden dark:block'}
        >
          <ReturnHere />
          <button type="submit" name="theme" value={theme} className={tool} aria-label={t(`${theme}Theme`)}>
            <Icon name={theme === 'dark' ? 'moon' : 'sun'} size="sm" />
          </button>
        </form>
      ))}
    </>
  );
};

const ReturnHere = () => {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="back" value={pathname + search} />;
};
