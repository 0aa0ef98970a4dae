import { useNavigate } from 'react-router';
import { listPath, type Search } from '../../../rental/search.ts';

/**
 * Navigates to another list without scrolling to the top. Synchronously, so that the chosen control never flickers
 * back.
 */
export const useShowList = () => {
  const navigate = useNavigate();
  return (search: Search) => navigate(listPath(search), { preventScrollReset: true, flushSync: true });
};
