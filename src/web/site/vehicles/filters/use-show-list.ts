import { useNavigate } from 'react-router';
import { listPath, type Search } from '../../../rental/search.ts';

/** The id of the list's heading. */
export const listId = 'list';

/**
 * Navigates to another list, and shows its beginning if that is above the screen. Synchronously, so that the chosen
 * control never flickers back.
 */
export const useShowList = () => {
  const navigate = useNavigate();
  return async (search: Search) => {
    await navigate(listPath(search), { preventScrollReset: true, flushSync: true });
    const list = document.getElementById(listId);
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  };
};
