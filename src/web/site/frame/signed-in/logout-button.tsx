import { useWords } from '../../../languages/use-words.ts';
import { askOnLeaving } from '../../../shell/unsaved.ts';
import { unsentCount } from '../../../shell/unsent-count.ts';
import { Button } from '../../../ui/button.tsx';

/** Only once the page goes, because whoever is asked about something unsaved may stay. */
const forgetOnLeaving = () => {
  if (unsentCount.read()) askOnLeaving();
  window.addEventListener('pagehide', forget, { once: true });
};

const forget = () => {
  sessionStorage.clear();
  localStorage.clear();
};

/**
 * A plain form to the logout route, because ending a session changes state and must not be a link. Also clears all that
 * this browser keeps: booking keys, drafts, what staff had begun and not saved.
 */
export const LogoutButton = () => {
  const t = useWords();
  return (
    <form method="post" action="/logout" onSubmit={forgetOnLeaving}>
      <Button type="submit" look="outline" size="sm">
        {t('logout')}
      </Button>
    </form>
  );
};
